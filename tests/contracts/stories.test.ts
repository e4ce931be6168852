import { existsSync, readFileSync } from 'node:fs';
import type { Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import sharp from 'sharp';
import { toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import catalogue from '../../stories/Catalogue.mdx?raw';
import { heard } from '../../stories/support/heard.ts';
import { baselineFile } from '../visual/picture.ts';

interface StoryFile {
  default: Meta;
  Basic?: unknown;
}
const stories = import.meta.glob<StoryFile>('../../stories/**/*.stories.tsx', { eager: true });
const areas = import.meta.glob<Record<string, unknown>>(
  ['../../packages/ui/src/*/index.ts', '../../packages/ui/src/sections/*/index.ts'],
  { eager: true },
);

/** Functions, and the results of forwardRef, memo and lazy. */
const isComponent = (name: string, value: unknown) =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value));

const withGuidance = Object.values(stories).flatMap(({ default: meta }) => {
  const { use = '', not = '', accessibility = '' } = meta.parameters?.guidance ?? {};
  const isWritten = [use, not, accessibility].every((text) => text.trim().length >= 10);
  return isWritten ? [meta.component, ...Object.values(meta.subcomponents ?? {})] : [];
});

test('every exported component is the component or a subcomponent of a story with guidance', () => {
  const components = Object.entries(areas).flatMap(([file, area]) =>
    Object.entries(area)
      .filter(([name, value]) => isComponent(name, value))
      .map(([name, value]) => ({ value, place: `${name} of ${file.replace('../../', '')}` })),
  );
  expect(components.length).toBeGreaterThan(0);
  const missing = components.filter(({ value }) => !withGuidance.includes(value as ComponentType));
  expect(
    missing.map(({ place }) => place),
    'CONTRIBUTING.md: Add a component',
  ).toEqual([]);
});

test('the catalogue has words for every control and every part of a page’s frame', () => {
  const titles = Object.values(stories).map(({ default: { title = '' } }) => title);
  const pages = titles
    .filter((title) => /^(Components|Brand|Layout|Page frame)\//.test(title))
    .map((title) => `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}--docs)`);
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter((page) => !catalogue.includes(page))).toEqual([]);
});

/** The part of a picture that the catalogue shows: as much as a phone shows. */
async function isOfOneColour(file: string) {
  const { height } = await sharp(file).metadata();
  const screen = { left: 0, top: 0, width: 390, height: Math.min(height, 904) };
  const part = sharp(file).extract(screen).raw();
  const { data, info: raw } = await part.toBuffer({ resolveWithObject: true });
  const { channels } = await sharp(data, { raw }).stats();
  return channels.every(({ min, max }) => max - min < 32);
}

test('the catalogue has a picture of every component', async () => {
  const faults: string[] = [];
  const skipped: string[] = [];
  for (const { title = '', parameters } of Object.values(stories).map((one) => one.default)) {
    const file = baselineFile(`${toId(title, 'Basic')}.390`);
    if (/^(Foundations|Pages)\//.test(title)) continue;
    if (parameters?.visual?.skip) skipped.push(title);
    else if (!existsSync(file)) faults.push(`${title} has no picture of Basic on a phone`);
    else if (await isOfOneColour(file)) faults.push(`${title} shows nothing`);
  }
  expect(faults).toEqual([]);
  // Words, which look like nothing, what is only printed, and a page for tests.
  expect(skipped.sort()).toEqual([
    'Components/ControlWordsProvider',
    'Deck/DeckSheets',
    'Dialogs/Overlays',
  ]);
});

const ofComponents = Object.entries(stories).filter(([file]) => !file.includes('/foundations/'));

test.each(ofComponents)('%s has a story named Basic', (_file, story) => {
  expect(story).toHaveProperty('Basic');
});

test('no story locks the width of its window', () => {
  const locks = Object.entries(stories).filter(([, story]) =>
    Object.values({ ...story }).some((one) => 'viewport' in ((one as Meta)?.globals ?? {})),
  );
  expect(locks.map(([file]) => file)).toEqual([]);
});

test('what a component’s page quotes from docs/heard is there', () => {
  const names = Object.values(stories).map(({ default: meta }) => meta.title?.replace(/^.*\//, ''));
  const faults = Object.entries(heard).filter(
    ([name, [file, words]]) =>
      !names.includes(name) || !readFileSync(`docs/heard/${file}.md`, 'utf8').includes(words),
  );
  expect(faults).toEqual([]);
});

/** Stories of several components. */
const several = /^(Foundations|Pages)\/|\/(Illustrations|Overlays|Segments)$/;

test('a story file has the name of its component in code', () => {
  const others = Object.values(stories).filter(({ default: { title = '', component } }) => {
    const { displayName, name } = (component ?? {}) as { displayName?: string; name?: string };
    return !several.test(title) && title.replace(/^.*\//, '') !== (displayName ?? name);
  });
  expect(others.map(({ default: { title } }) => title)).toEqual([]);
});

/** What the browser fills into a field, by the field's label. */
const filledIn: [label: RegExp, autoComplete: RegExp][] = [
  [/^email( address)?$/i, /^email$/],
  [/^first name$/i, /^given-name$/],
  [/password$/i, /^(current|new)-password$/],
];

test('the fields of stories are filled in as their labels say', () => {
  const faults = Object.values(stories).flatMap(({ default: meta, ...named }) =>
    Object.entries(named as Record<string, { args?: object }>).flatMap(([name, story]) => {
      const { label, autoComplete } = { ...meta.args, ...story?.args } as Record<string, unknown>;
      const isFault = filledIn.some(
        ([field, token]) =>
          autoComplete && field.test(`${label}`) !== token.test(`${autoComplete}`),
      );
      return isFault ? `${meta.title} ${name}: ${label} has ${autoComplete}` : [];
    }),
  );
  expect(faults).toEqual([]);
});
