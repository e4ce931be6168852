/** Every sentence of the accessibility statement is held by a test, which this table names. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { accessibility, accessibilityClauses } from '../../app/src/content/accessibility.ts';
import { footer } from '../../app/src/content/footer.ts';
import { env } from '../../app/src/env.ts';
import playwright from '../../playwright.config.ts';
import { built } from '../browser/built.ts';

const builtSite = built('site');

const root = path.resolve(import.meta.dirname, '../..');

/** A test's file, and a part of its title or the name of its story. */
type Test = readonly [file: string, title: string];
/** What no machine can hold: why not. */
type NoTest = string;

const statement = 'tests/contracts/accessibility-statement.test.ts';
const preferences = 'tests/accessibility/preferences.spec.ts';
const hand = 'tests/journeys/every-hand.spec.ts';
const keyboard: Test = ['tests/accessibility/keyboard.spec.ts', 'what has the focus is in view'];
const whole: Test = ['tests/accessibility/widths.spec.ts', 'is whole at any width'];
const axe: Test = ['tests/accessibility/routes.spec.ts', 'has no axe violation at'];
const storiesAxe: Test = ['tests/visual/preview.ts', 'axe runs again'];
const body: Test = [preferences, 'body text has 7 to 1 anyway'];
const contrast: Test = [preferences, 'with more contrast asked for, every word has 7 to 1'];
const ownColours: Test = [preferences, 'in forced colours'];
const still: Test = [preferences, 'with less movement asked for, nothing moves by itself'];
const withoutCode: Test = ['tests/journeys/pages.spec.ts', 'without JavaScript they open by hand'];

const heldBy: Record<string, readonly Test[] | NoTest> = {
  'Everyone does the weekly shop.': 'A greeting.',
  'So everyone should be able to use this website, with whatever they use to read it.':
    'The aim; the rest of the page says how far it is reached.',
  'The standard that public bodies must meet, with the contrast of the next level.': [axe, body],
  'This website is built to meet the Web Content Accessibility Guidelines 2.2 at level AA.': [axe],
  'Body text has the contrast of level AAA: at least 7 to 1.': [body],
  'What our tests hold us to: keyboard, zoom, contrast, no motion, no JavaScript.': [
    [statement, 'each sentence is in the table'],
  ],
  'Everything can be reached and used by keyboard, and you always see where you are.': [keyboard],
  'Each page has one main heading, headings in order, and a link that skips to the content.': [
    keyboard,
  ],
  'Fields say what is wrong beside the field, and screen readers announce it, once.': [
    ['stories/auth/AuthForm.stories.tsx', 'FirstInReadingOrder'],
  ],
  'If signing in goes wrong, the reason stays in the form until you try again.': [
    ['tests/journeys/account.spec.ts', 'each refusal is said'],
  ],
  'Pages work at 400 per cent zoom and on a narrow phone, without scrolling sideways.': [
    whole,
    keyboard,
  ],
  'Ask your system for less motion and nothing moves by itself.': [still],
  'Ask it for more contrast and words and lines get stronger.': [
    contrast,
    [preferences, 'with more contrast asked for, the frames of fields'],
  ],
  'Choose colours of your own and the site keeps to them.': [ownColours],
  'Texts, questions and legal documents can be read without JavaScript.': [
    withoutCode,
    [statement, 'the words of every page are in its HTML'],
  ],
  'Films have no sound that you need; what they show is written beside them.': [
    ['stories/components/feature-video/FeatureVideo.stories.tsx', 'expect(film.muted).toBe(true)'],
    ['tests/journeys/deck.spec.ts', 'the film plays with captions'],
  ],
  'By machine at every change, in the ways that people use the site.': [
    [statement, 'the tests named here run with all others'],
  ],
  'Each component and each page is checked with axe, on a phone’s width and on a desktop’s, whenever something changes; a single violation stops the change.':
    [axe, storiesAxe, [statement, 'the tests named here run with all others']],
  'Keyboard paths through dialogs, forms and demos are tests of their own.': [
    [hand, 'a dialog is read to its end by keyboard'],
    ['tests/journeys/account.spec.ts', 'Enter on the button leaves the focus there'],
    ['tests/journeys/demos.spec.ts', 'a donor goes through the checkout by keyboard alone'],
  ],
  'Further tests walk every page by the Tab key and at 400 per cent.': [keyboard, whole],
  'Others open chosen pages with more contrast, in colours of their own, with less motion and without JavaScript.':
    [contrast, ownColours, still, withoutCode],
  'Four things that we know of.': [[statement, 'as many limits as it says']],
  'If you find a fifth, tell us.': 'A request.',
  'The website is in English only.': [[statement, 'the words of every page are in its HTML']],
  'Nobody who uses a screen reader every day has tried it for us yet.':
    'A fact about people. Change it when somebody has.',
  'Our tests know what it would say, not how it feels.': [
    [hand, 'a new page: its heading takes the focus, and no live region says it again'],
  ],
  'The QR code can only be used with a camera.': 'What a QR code is.',
  'The link that it holds stands beside it, or behind the button “Get the app”.': [
    ['tests/journeys/devices.spec.ts', 'a plain link to the App Store stands under both QR codes'],
  ],
  'The App Store and the charity portal are other websites.': [
    ['tests/journeys/pages.spec.ts', 'the profile is claimed at the portal, in a new tab'],
  ],
  'This statement does not cover them.': 'The statement’s own scope.',
  'Write to us and a person helps.': 'A promise of the people who answer.',
  'If that fails, there is someone who knows your rights.': [
    [statement, 'who to write to, and who advises'],
  ],
  [`If something is in your way, write to ${env.supportEmail}.`]: [
    [statement, 'who to write to, and who advises'],
  ],
  'Say which page it is and what you use to read it.': 'A request.',
  'We send you the content in another form if you need it at once, and tell you when the page is fixed.':
    'A promise of the people who answer.',
  'If our answer doesn’t help, the Equality Advisory and Support Service advises you on your rights.':
    [[statement, 'who to write to, and who advises']],
};

type Inline = string | { text: string; href?: string } | readonly Inline[];
const plain = (inline: Inline): string =>
  typeof inline === 'string' ? inline : 'text' in inline ? inline.text : inline.map(plain).join('');

const texts = [
  accessibility.document.intro,
  ...accessibilityClauses.flatMap(({ summary, blocks }) => [
    ...(summary ? [summary] : []),
    ...blocks.flatMap((block) => {
      if (block.kind === 'list') return block.items.map((item) => plain(item as Inline));
      if (block.kind === 'paragraph') return [plain(block.text as Inline)];
      throw new Error(`Read this block too: ${block.kind}`);
    }),
  ]),
];
const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+(?=[A-Z“])/));

test('each sentence is in the table, and no other', () => {
  expect(sentences.filter((sentence) => !(sentence in heldBy))).toEqual([]);
  expect(Object.keys(heldBy).filter((sentence) => !sentences.includes(sentence))).toEqual([]);
});

/** Whether a file has that test. In this file the table has the title too, which is not enough. */
function hasTest([file, title]: Test): boolean {
  const text = readFileSync(path.join(root, file), 'utf8');
  return text.includes(file === statement ? `\ntest('${title}` : title);
}

test('each test in the table exists', () => {
  const missing = Object.values(heldBy)
    .flatMap((by) => (typeof by === 'string' ? [] : by))
    .filter((one) => !hasTest(one));
  expect(missing).toEqual([]);
  expect(hasTest([statement, 'the words of no page'])).toBe(false);
});

test('the tests named here run with all others', () => {
  const { wireit } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  expect(wireit['test:browsers'].dependencies).toEqual(
    expect.arrayContaining(['test:stories', 'test:journeys']),
  );
  expect(wireit['test:journeys'].command).toBe('playwright test');
  expect(playwright.projects?.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['journeys', 'accessibility']),
  );
});

test('as many limits as it says', () => {
  const [list] = accessibilityClauses.find(({ id }) => id === 'limits')?.blocks ?? [];
  expect(list?.kind === 'list' ? list.items : []).toHaveLength(4);
});

test('the words of every page are in its HTML, in English', () => {
  const files = readdirSync(builtSite, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const html = readFileSync(path.join(builtSite, file), 'utf8');
    expect(
      [...html.matchAll(/\slang="([^"]*)"/g)].map(([, lang]) => lang),
      file,
    ).toEqual(['en-GB']);
    expect(html, file).toMatch(/<h1[ >]/);
  }
});

test('who to write to, and who advises', () => {
  const links = JSON.stringify(accessibilityClauses.find(({ id }) => id === 'tell-us'));
  expect(links).toContain(`mailto:${env.supportEmail}`);
  expect(links).toContain('https://www.equalityadvisoryservice.com/');
});

test('the statement is linked from the footer of every page', () => {
  expect(footer.legalLinks.map(({ href }) => href)).toContain('/accessibility');
});
