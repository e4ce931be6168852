/** What people and agents are told of a component: `reference/`, `llms.txt` and the manifest. */
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { withGuidance } from '../../.storybook/manifest.ts';
import { type ComponentFacts, componentFacts } from '../../packages/ui/tooling/component-facts.ts';
import { compile } from './compile.ts';

const exported: Record<string, unknown> = {};
let all: ComponentFacts[];
beforeAll(async () => {
  all = await componentFacts(async ({ source }) => {
    const entry: object = await import(/* @vite-ignore */ source);
    return Object.assign(exported, entry) && entry;
  });
});

/** Drawings, and parts that are always alike. */
const takesNothing = (name: string) =>
  typeof exported[name] === 'function' && exported[name].length === 0;

test('every exported component has props, a description, guidance and an example', () => {
  expect(all.length).toBeGreaterThan(150);
  const incomplete = all.flatMap(({ name, description, props, guidance, example }) => [
    ...(props.length > 0 || takesNothing(name) ? [] : [`${name}: no props`]),
    ...(description.length > 10 ? [] : [`${name}: no description`]),
    ...(Object.values(guidance).every((text) => text.length >= 10) ? [] : [`${name}: no guidance`]),
    ...(example ? [] : [`${name}: no example`]),
  ]);
  expect(incomplete).toEqual([]);
});

test('every prop has a meaning', () => {
  const silent = all.flatMap(({ name, props }) =>
    props.filter(({ description }) => description.length < 5).map((prop) => `${name}.${prop.name}`),
  );
  expect(silent).toEqual([]);
});

test('a component is described by its own source, though another has its name', () => {
  const props = all.find(({ name }) => name === 'Logo')?.props.map(({ name }) => name);
  expect(props).toEqual(['name']);
});

test('the examples compile, and import nothing that the package has not', async () => {
  const examples = Object.fromEntries(
    all.flatMap(({ name, example = '', moreExamples }) =>
      [example, ...moreExamples].map((code, at) => [`${name}${at || ''}.tsx`, code] as const),
    ),
  );
  const outside = Object.entries(examples).flatMap(([file, example]) =>
    [...example.matchAll(/from '((?!@tuppence\/ui|(react|lucide|uqr)').*)'/g)].map(
      ([, from]) => `${file}: ${from}`,
    ),
  );
  expect(outside).toEqual([]);
  expect(await compile('examples', examples)).toBe('');
});

test('Storybook\u2019s manifest has the guidance and an example that is complete', () => {
  const story = { id: 'components-button--basic', name: 'Basic', snippet: '<Button />' };
  const button = {
    id: 'components-button',
    path: './stories/components/button/Button.stories.tsx',
    name: 'Button',
    description: 'An action on this page.',
    stories: [story],
    jsDocTags: {},
    reactDocgenTypescript: { filePath: path.resolve('packages/ui/src/index.ts') },
  };
  withGuidance({ components: { v: 0, components: { button } } });
  expect(button.description).toMatch(/^An action on this page\..*Not for: Going to another page/s);
  expect(button.reactDocgenTypescript.filePath).toBe('packages/ui/src/index.ts');
  expect(story.snippet).toContain("import { Button } from '@tuppence/ui';");
});
