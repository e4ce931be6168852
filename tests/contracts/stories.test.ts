import type { Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import catalogue from '../../stories/Catalogue.mdx?raw';

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

const ofComponents = Object.entries(stories).filter(([file]) => !file.includes('/foundations/'));

test.each(ofComponents)('%s has a story named Basic', (_file, story) => {
  expect(story).toHaveProperty('Basic');
});
