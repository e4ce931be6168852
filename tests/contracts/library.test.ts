/** What the ui package does not know: words of a page, routes, anchors; and names that stand for one thing each. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ui = path.resolve(import.meta.dirname, '../../packages/ui/src');

const files = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|css|test-d)\.tsx?$/.test(file))
  .map((file) => {
    const text = readFileSync(path.join(ui, file), 'utf8');
    return { file, text, source: withoutComments(text) };
  });

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1');
}

/** Text between tags, defaults, fallbacks and attributes that are read out or shown. */
const shown = [
  />\s*([A-Z][^<>{}=;]*?)\s*</g,
  /(?:[?:]|\?\?|[^=!<>]=)\s*(?:"([^"\n]+)"|'([^'\n]+)'|`([^`\n]+)`)/g,
  /\b(?:label|title|description|placeholder|alt|caption|text|message)=(?:"([^"]+)"|'([^']+)')/g,
];

/** A label of a control has three words at most, and 24 letters. */
const isControlLabel = (text: string) => text.split(/\s+/).length <= 3 && text.length <= 24;

/** Words as people write them: a capital letter in front, and a blank somewhere. No path, selector or colour. */
const isProse = (text: string) =>
  /^(?:[A-Z][a-z'’]+|[AI])[ ,.:]/.test(text) && !/[{}#/;()[\]\\]|\bvar\b/.test(text);

/** Longer ones that stay, each with its reason. */
const allowed: Record<string, string> = {
  'Skip to main content': 'the usual label of that link',
  'Link to this answer': 'the label of a link, and a prop',
  'Caps lock is on': 'a state of the password field itself',
  'You can send it again now.': 'announced by the countdown itself, and a prop',
  'No charity by that name. Try part of it.': 'the empty state of the picker itself, and a prop',
  'This form needs JavaScript, which is off in your browser.':
    'stands in every form for those without scripts; as a prop it would be repeated by all of them',
};

test('sources are found', () => {
  expect(files.length).toBeGreaterThan(200);
});

/** Sentences that a source shows, longer than the label of a control. */
const sentencesIn = (source: string) =>
  shown.flatMap((pattern) =>
    [...source.matchAll(pattern)]
      .map((match) => (match.slice(1).find(Boolean) ?? '').replace(/\s+/g, ' ').trim())
      .filter((text) => isProse(text) && !isControlLabel(text) && !text.startsWith('Figtree')),
  );

test('a sentence is found in a default, an attribute and between tags, and no label', () => {
  const source = `({ lead = 'Give as you shop, every week.', close = 'Close' }) =>
    <p title="A share of every shop goes on">Shop for a charity of your choice</p>`;
  expect(new Set(sentencesIn(source))).toEqual(
    new Set([
      'Give as you shop, every week.',
      'A share of every shop goes on',
      'Shop for a charity of your choice',
    ]),
  );
});

test('the library knows no copy: defaults are labels of controls', () => {
  const found = files.flatMap(({ file, source }) =>
    sentencesIn(source).map((text) => ({ file, text })),
  );
  const unexpected = found.filter(({ text }) => !(text in allowed));
  expect(unexpected.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  const needed = new Set(found.map(({ text }) => text));
  expect(Object.keys(allowed).filter((text) => !needed.has(text))).toEqual([]);
});

test('the library knows no route', () => {
  const route = /(?:href|to|[Pp]ath|action)\s*[=:?]+\s*\{?['"`](\/[\w-]*|https?:[^'"`]*)['"`]/g;
  const found = files.flatMap(({ file, source }) =>
    [...source.matchAll(route)].map(([match]) => `${file}: ${match}`),
  );
  expect(found).toEqual([]);
});

test('the library makes its ids, and takes anchors as props', () => {
  const found = files.flatMap(({ file, source }) =>
    [...source.matchAll(/\s(id|aria-labelledby|aria-describedby|htmlFor)="[^"]*"/g)].map(
      ([match]) => `${file}:${match}`,
    ),
  );
  expect(found).toEqual([]);
});

test('no name is exported twice', () => {
  const places = new Map<string, string[]>();
  for (const { file, source } of files) {
    for (const [, name = ''] of source.matchAll(
      /^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm,
    )) {
      places.set(name, [...(places.get(name) ?? []), file]);
    }
  }
  const twice = [...places].filter(([, where]) => where.length > 1);
  expect(twice.map(([name, where]) => `${name}: ${where.join(', ')}`)).toEqual([]);
});
