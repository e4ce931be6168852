import { expect, test } from 'vitest';
import { guidance } from '../../stories/guidance';

interface StoryFile {
  default: { title?: string; component?: unknown; subcomponents?: Record<string, unknown> };
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

const inStories = new Set(
  Object.values(stories).flatMap(({ default: meta }) => [
    meta.component,
    ...Object.values(meta.subcomponents ?? {}),
  ]),
);

const components = Object.entries(areas).flatMap(([file, area]) =>
  Object.entries(area)
    .filter(([name, value]) => isComponent(name, value))
    .map(([name, value]) => ({ name, value, file: file.replace('../../', '') })),
);

test('every exported component is the component or a subcomponent of a story', () => {
  expect(components.length).toBeGreaterThan(0);
  const missing = components.filter(({ value }) => !inStories.has(value));
  expect(missing.map(({ name, file }) => `${name} of ${file}`)).toEqual([]);
});

const ofComponents = Object.entries(stories).filter(([file]) => !file.includes('/foundations/'));

test.each(ofComponents)('%s has a story named Basic', (_file, story) => {
  expect(story).toHaveProperty('Basic');
});

test('every component has guidance', () => {
  const titles = Object.values(stories).map(({ default: meta }) => meta.title ?? '');
  const needed = titles.filter((title) => !/^(Foundations|Pages)\//.test(title));
  expect(
    needed.filter((title) => {
      const { use = '', not = '', accessibility = '' } = guidance[title] ?? {};
      return [use, not, accessibility].some((text) => text.trim().length < 10);
    }),
    'add them to stories/guidance',
  ).toEqual([]);
  expect(Object.keys(guidance).filter((title) => !titles.includes(title))).toEqual([]);
});
