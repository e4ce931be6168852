/**
 * Vite compiles the syntax for Safari 16.4 (March 2023) and Chrome 111. Firefox 121 is the first
 * with `:has`. MDN's data says what one of them lacks. `lackingStyles` gives the effect of each
 * feature; styles in @supports need no entry. `lackingCalls` gives the fallbacks.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { built } from '../browser/site.ts';

const builtSite = built('site');

const oldest = { safari: 16.4, safari_ios: 16.4, chrome: 111, firefox: 121 } as const;

const lackingStyles: Record<string, string> = {
  '@media scripting': 'the charity search moves the links below it when it loads',
  'text-wrap': 'lines are not balanced',
  'text-wrap: pretty': 'a paragraph may end with one short word',
  'scrollbar-width': 'a scrollbar shows beside a row that can be swiped',
  'scrollbar-gutter':
    'where scrollbars take room, which is rare in Safari, an open dialog widens the page',
  'grid-template-rows: subgrid': 'the code of two samples side by side starts at different heights',
  'cursor: pointer': 'phones have no pointer',
  'cursor: not-allowed': 'phones have no pointer',
  'cursor: grab': 'phones have no pointer',
  'cursor: grabbing': 'phones have no pointer',
  'forced-color-adjust': 'Safari has no forced colours',
  ':selection': "the colour of selected text is the system's",
  zoom: 'in a low window a step of the deck scrolls, and pages print on more sheets',
  'break-before: avoid': 'a heading may stand at the end of a printed sheet',
  'anchor-name': 'the menu begins at the height that the header has at ordinary text sizes',
  '@page': 'the printer sets the margins',
  size: 'the printer sets the paper size',
  ':details-content': 'closed answers stay closed on paper',
  'content-visibility': 'closed answers stay closed on paper; a phone lays the whole page out',
  'contain-intrinsic-block-size': 'a phone lays the whole page out',
  'break-after: avoid': 'a heading may be the last line of a printed page',
  resize: 'fields cannot be resized in Safari on iPhones',
};

const lackingCalls: Record<string, string> = {
  '.startViewTransition()': 'React and the router check for it first; the site does not use it',
  '.requestIdleCallback()': 'a timeout is used instead',
  '.cancelIdleCallback()': 'called only after requestIdleCallback()',
  '.checkVisibility()': 'the libraries check for it first',
  '.moveBefore()': 'Preact, in the checkout element, checks for it first',
  '.share()': 'checked first; without it the address is copied',
  '.canShare()': 'called in a try block; without it pictures are downloaded',
  'Intl.Segmenter()': 'checked first; without it an emoji of several characters may be cut in two',
  '.Segmenter()': 'as Intl.Segmenter()',
  '.hidePopover()': 'checked first; without it the menu is not a popover',
  'PublicKeyCredential.parseCreationOptionsFromJSON()': 'passkeys, which the site does not offer',
  'PublicKeyCredential.parseRequestOptionsFromJSON()': 'passkeys, which the site does not offer',
};

/** Names of recent browser methods that the libraries' own objects have too. */
const ownNames = new Set(
  // biome-ignore format: a list of words
  ['BroadcastChannel', 'build', 'createContext', 'createObjectURL', 'destroy', 'escape', 'fallback', 'fetch',
    'details', 'format', 'info', 'isActive', 'lock', 'maximize', 'retry', 'revokeObjectURL', 'skipTransition', 'toArray', 'toBase64', 'use',
    'watch'],
);

const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

const files = (ending: string) =>
  readdirSync(builtSite, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(path.join(builtSite, file), 'utf8'));

/** Undefined if the data does not include the feature. */
function lacking(feature: Identifier | undefined): string[] | undefined {
  const support = feature?.__compat?.support;
  if (!support) return undefined;
  return Object.entries(oldest)
    .filter(([browser, version]) => {
      const statements = [support[browser as keyof typeof oldest] ?? []].flat();
      return !statements.some((statement) => holds(statement, version));
    })
    .map(([browser, version]) => `${browser} ${version}`);
}

function holds(statement: SimpleSupportStatement, version: number): boolean {
  if (statement.flags || statement.prefix || statement.alternative_name) return false;
  const since = Number.parseFloat(String(statement.version_added).replace('≤', ''));
  const until = Number.parseFloat(String(statement.version_removed));
  return since <= version && !(until <= version);
}

function stylesInUse(): Map<string, Identifier | undefined> {
  const used = new Map<string, Identifier | undefined>();
  const inDocuments = files('.html').flatMap((html) =>
    [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css),
  );
  const {
    properties,
    selectors,
    types,
    'at-rules': rules,
  } = data.css as Record<string, Record<string, Identifier>>;
  const isGuarded = (node: postcss.Node | undefined): boolean =>
    node !== undefined &&
    ((node.type === 'atrule' && (node as postcss.AtRule).name === 'supports') ||
      isGuarded(node.parent));
  const note = (name: string, feature: Identifier | undefined) => {
    if (feature?.__compat) used.set(name, feature);
  };
  for (const css of new Set([...files('.css'), ...inDocuments])) {
    postcss.parse(css).walk((node) => {
      if (isGuarded(node.parent)) return;
      if (node.type === 'rule') {
        for (const [, name = ''] of node.selector.matchAll(/::?([a-z][a-z-]*)/g)) {
          note(`:${name}`, selectors?.[name]);
        }
      }
      if (node.type === 'atrule') {
        note(`@${node.name}`, rules?.[node.name]);
        if (node.name !== 'media') return;
        for (const [, feature = ''] of node.params.matchAll(/\(\s*([a-z-]+)/g)) {
          note(`@media ${feature}`, rules?.media?.[feature] as Identifier | undefined);
        }
      }
      if (node.type === 'decl' && !node.prop.startsWith('--')) {
        // The compiler adds the prefixed form for browsers that support only that.
        const siblings = node.parent?.nodes ?? [];
        const hasPrefixedForm = siblings.some(
          (twin) => 'prop' in twin && twin.prop === `-webkit-${node.prop}`,
        );
        if (hasPrefixedForm || node.prop.startsWith('-')) return;
        const property = properties?.[node.prop];
        note(node.prop, property);
        const plain = node.value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|var\(--[\w-]+/g, ' ');
        for (const [word] of plain.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g)) {
          const value = property?.[word] as Identifier | undefined;
          // Browsers that lack the property are listed with the property.
          if (lacking(value)?.some((browser) => !lacking(property)?.includes(browser)))
            note(`${node.prop}: ${word}`, value);
        }
        for (const [, name = ''] of plain.matchAll(/([a-z][a-z-]*)\(/g)) {
          note(`${name}()`, types?.[name] ?? (types?.color?.[name] as Identifier | undefined));
        }
        for (const [, unit = ''] of plain.matchAll(/\d([a-z]+)\b/g)) {
          const known =
            types?.length?.[unit] ?? types?.length?.[`viewport_percentage_units_${unit}`];
          note(`1${unit}`, known as Identifier | undefined);
        }
      }
    });
  }
  return used;
}

/**
 * What at least one of the oldest browsers lacks. `calls` omits names that another object has in
 * all of them: `.name()` could be either.
 */
function lackingNames(): { calls: Set<string>; statics: Set<string>; globals: Set<string> } {
  const lackingSomewhere = new Set<string>();
  const supportedSomewhere = new Set<string>();
  const statics = new Set<string>();
  const globals = new Set<string>();
  const builtins = data.javascript.builtins as Record<string, Identifier>;
  for (const [owner, members] of Object.entries({ ...data.api, ...builtins })) {
    if (lacking(members as Identifier)?.length) globals.add(owner);
    for (const [member, feature] of Object.entries(members as Record<string, Identifier>)) {
      if (member === '__compat' || member.endsWith('_event') || member === owner) continue;
      const missing = lacking(feature)?.length;
      const name = member.replace('_static', '');
      if (member.endsWith('_static')) {
        if (missing) statics.add(`${owner}.${name}`);
      } else if (missing) {
        lackingSomewhere.add(name);
        if (owner in builtins) statics.add(`${owner}.${name}`);
      } else {
        supportedSomewhere.add(name);
      }
    }
  }
  return {
    calls: new Set([...lackingSomewhere].filter((name) => !supportedSomewhere.has(name))),
    statics,
    globals,
  };
}

test('the styles work in the oldest browsers, or the list gives the effect', () => {
  const found = [...stylesInUse()]
    .map(([name, feature]) => ({ name, browsers: lacking(feature) ?? [] }))
    .filter(({ browsers }) => browsers.length > 0);
  const unexplained = found
    .filter(({ name }) => !(name in lackingStyles))
    .map(({ name, browsers }) => `${name} is not in ${browsers.join(', ')}`);
  expect(unexplained).toEqual([]);
  const names = found.map(({ name }) => name);
  expect(
    Object.keys(lackingStyles).filter((name) => !names.includes(name)),
    'entries that are no longer needed',
  ).toEqual([]);
});

test('the scripts call nothing that the oldest browsers lack, unless there is a fallback', () => {
  const { calls, statics, globals } = lackingNames();
  const found = new Set<string>();
  for (const code of files('.js')) {
    // A minifier may have made names of one or two letters.
    for (const [, name = ''] of code.matchAll(/\.([a-zA-Z]\w{2,})\(/g)) {
      if (calls.has(name) && !ownNames.has(name)) found.add(`.${name}()`);
    }
    for (const [call, owner = ''] of code.matchAll(/(?<![\w$.])([A-Z]\w+)\.\w+(?=\()/g)) {
      if (statics.has(call) || globals.has(owner)) found.add(`${call}()`);
    }
    for (const [, name = ''] of code.matchAll(/\bnew ([A-Z]\w+)/g)) {
      if (globals.has(name)) found.add(`new ${name}`);
    }
    for (const [, name = ''] of code.matchAll(/\b(?:window|globalThis)\.(\w+)\(/g)) {
      if (globals.has(name)) found.add(`${name}()`);
    }
  }
  expect([...found].filter((name) => !(name in lackingCalls)).sort()).toEqual([]);
  expect(
    Object.keys(lackingCalls).filter((name) => !found.has(name)),
    'entries that are no longer needed',
  ).toEqual([]);
});
