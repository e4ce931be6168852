/** What documents say of the repository is true: sections that are referred to, links, dependencies, length. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  demoDonorPassword,
  investorPassword,
  invitationCodes,
} from '../browser/demo-credentials.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const tracked = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\0')
  .filter((file) => file && statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile());
const texts = tracked.filter(
  (file) =>
    /\.(tsx?|md|mdx|css|sql|toml|html|ya?ml)$/.test(file) &&
    file !== path.relative(root, import.meta.filename),
);
const documents = tracked.filter((file) => file.endsWith('.md') && !file.startsWith('.changeset/'));

const sections = new Set(
  [...read('docs/behaviour.md').matchAll(/^#{2,3} (\d+(?:\.\d+)?) /gm)].map(([, number]) => number),
);

/** Numbers that follow the name of the document: `docs/behaviour.md 4.3`, `docs/behaviour.md 1.2, 3.9 and 11.1`. */
function referredTo(text: string): string[] {
  const references = text.matchAll(
    /docs\/behaviour\.md (\d+(?:\.\d+)?(?:(?:, | and )\d+(?:\.\d+)?)*)/g,
  );
  return [...references].flatMap(([, numbers = '']) => numbers.split(/, | and /));
}

describe('docs/behaviour.md', () => {
  test('has every section that is referred to', () => {
    const missing = texts.flatMap((file) =>
      referredTo(read(file))
        .filter((number) => !sections.has(number))
        .map((number) => `${file}: ${number}`),
    );
    expect(missing).toEqual([]);
    expect(texts.flatMap((file) => referredTo(read(file))).length).toBeGreaterThan(100);
  });
});

test('the demo passwords and codes stand on one page only', () => {
  const words = [investorPassword, ...invitationCodes, demoDonorPassword].map(
    (word) => new RegExp(`\\b${word}\\b(?!-)`),
  );
  expect(words).toHaveLength(4);
  const holding = texts.filter((file) => words.some((word) => word.test(read(file))));
  expect(holding).toEqual(['docs/gates.md']);
});

/** The anchors that a page's headings have where it is read as HTML. */
const anchorsOf = (text: string) =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Links of a page that lead to no file, or to no heading of a page. */
const brokenLinks = (file: string, text: string) =>
  [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
    .filter(([, target = '', anchor]) => {
      const to = target ? path.join(path.dirname(file), decodeURI(target)) : file;
      if (!existsSync(path.join(root, to))) return true;
      return anchor !== undefined && to.endsWith('.md') && !anchorsOf(read(to)).includes(anchor);
    })
    .map(([link]) => link);

test.each(documents)('every link of %s leads to something', (file) => {
  expect(brokenLinks(file, read(file))).toEqual([]);
});

/** Pages that tell how things are; the others tell what was decided, and when. */
const current = documents.filter((file) => !/(^|\/)(decisions\/|CHANGELOG)/.test(file));

test.each(current)('the commands and files that %s names exist', (file) => {
  const text = read(file);
  const scripts = new Set(
    ['package.json', ...tracked.filter((one) => one.endsWith('/package.json'))].flatMap((one) =>
      Object.keys((JSON.parse(read(one)) as { scripts?: object }).scripts ?? {}),
    ),
  );
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !scripts.has(name))).toEqual([]);
  const files = [
    ...text.matchAll(/(?<![\w./-])(?:app|packages|tests|docs|stories)\/[\w./-]*\w\.\w+/g),
  ];
  expect(files.map(([name]) => name).filter((name) => !existsSync(path.join(root, name)))).toEqual(
    [],
  );
});

describe('docs/dependencies.md', () => {
  const manifests = tracked.filter((file) => /(^|\/)package\.json$/.test(file));
  const used = new Set(
    manifests.flatMap((file) => {
      const manifest = JSON.parse(read(file)) as Record<string, Record<string, string>>;
      return ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']
        .flatMap((kind) => Object.keys(manifest[kind] ?? {}))
        .filter((name) => !name.startsWith('@tuppence/'));
    }),
  );
  const rows = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)];
  const described = rows.map(([, name = '']) => name);

  test('says of every dependency why it is here', () => {
    expect([...used].filter((name) => !described.includes(name))).toEqual([]);
    for (const [, name, reason = ''] of rows) expect(reason.length, name).toBeGreaterThan(8);
  });

  test('names no dependency that is gone, and none twice', () => {
    expect(described.filter((name) => !used.has(name))).toEqual([]);
    expect(new Set(described).size).toBe(described.length);
  });
});
