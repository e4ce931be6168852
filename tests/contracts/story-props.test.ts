/** What the tables of props in Storybook offer to a designer. */
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Meta } from '@storybook/react-vite';
import type { StrictArgTypes } from 'storybook/internal/types';
import { combineParameters } from 'storybook/preview-api';
import { expect, test } from 'vitest';
import { ownControls, typedControls } from '../../.storybook/controls.ts';
import { componentDocs } from '../../.storybook/docgen.ts';
import { samplesOf } from '../../.storybook/samples.ts';
import { turned } from '../../.storybook/turned-sample.ts';
import { compile } from './compile.ts';

interface StoryFile {
  default: Meta;
  Basic?: { args?: object };
}
const stories = Object.entries(
  import.meta.glob<StoryFile>(['../../stories/**/*.stories.tsx', '!**/{foundations,pages}/**'], {
    eager: true,
  }),
);
const root = path.resolve(import.meta.dirname, '../..');

/** Components that a story makes for itself. */
const withoutTable: Record<string, string> = {
  CheckoutElement: 'A custom element: its story renders it as HTML.',
  Page: 'Overlays shows several components, none of them alone.',
};

/** Each story file whose component has a table, with the controls of its first story. */
async function tables() {
  const docs = await componentDocs(root, globSync('packages/ui/src/**/*.tsx', { cwd: root }));
  // It has no types.
  const { parameters } = await import('@storybook/react/entry-preview-argtypes' as string);
  return stories.map(([file, { default: meta, Basic }]) => {
    const component = meta.component as { name?: string; displayName?: string } | undefined;
    const name = component?.displayName ?? component?.name ?? '';
    const info = docs.find(({ displayName }) => displayName === name);
    const initialArgs: Record<string, unknown> = { ...meta.args, ...Basic?.args };
    const found: StrictArgTypes = info
      ? parameters.docs.extractArgTypes({ __docgenInfo: info })
      : {};
    const argTypes = combineParameters(found, meta.argTypes ?? {}) as StrictArgTypes;
    const shown = typedControls({ argTypes, initialArgs } as never) as StrictArgTypes;
    return { file, name, isMissing: !info, initialArgs, shown };
  });
}
const all = tables();

test('props have descriptions, and no control asks for an object', async () => {
  const undescribed: string[] = [];
  const objects: string[] = [];
  const missing: string[] = [];
  let count = 0;
  for (const { file, name: component, isMissing, initialArgs, shown } of await all) {
    if (isMissing) {
      if (!(component in withoutTable)) missing.push(`${component} of ${file}`);
      continue;
    }
    for (const [name, { description, control, type }] of Object.entries(shown)) {
      count += 1;
      const prop = `${component}.${name}`;
      if (!description) undescribed.push(prop);
      const isJson = control !== false && (control as { type?: string })?.type === 'object';
      if (isJson && !(name in initialArgs)) objects.push(prop);
      if (control === undefined && /array|object|other|union/.test(type?.name ?? ''))
        objects.push(prop);
    }
  }
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(500);
  expect(objects).toEqual([]);
  // A text that is named after what it labels needs no more.
  const isLabel = /(Label|Title|Text|Name|Header)$/;
  expect(undescribed.filter((prop) => !isLabel.test(prop))).toEqual([]);
  expect(undescribed.length, undescribed.join(', ')).toBeLessThanOrEqual(60);
});

/** What a description says that a prop is, and the type that it then has. */
const meant: [description: RegExp, type: RegExp][] = [
  [/^Called /, /=>|^function$/],
  [/^(Whether|Hides|Fills the|Cannot be) /, /boolean| \| /],
  [/, in order\.$/, /\[\]|Array/],
  [/^How many /, /number|SocialProof/],
];

test('props have a type, and it is what their descriptions say', async () => {
  const faults = (await all).flatMap(({ name: component, shown }) =>
    Object.entries(shown).flatMap(([name, { description = '', table }]) => {
      const type = table?.type?.summary ?? '';
      const isOther = meant.some(([said, is]) => said.test(description) && !is.test(type));
      return isOther || /^(undefined)?$/.test(type)
        ? `${component}.${name} is ${type}: ${description}`
        : [];
    }),
  );
  expect(faults).toEqual([]);
});

/** What one press or choice in the panel sets. */
function choicesOf({ control, options, mapping, type }: StrictArgTypes[string]): unknown[] {
  const kind = typeof type === 'object' ? type.name : type;
  if (control === false) return [];
  if (mapping) return Object.values(mapping).filter((one) => typeof one === 'string');
  return kind === 'boolean' ? [true, false] : (options ?? []).filter((one) => one !== undefined);
}

test('no control offers alone what types refuse', async () => {
  const files: Record<string, string> = {};
  for (const { file, name, initialArgs, shown } of await all) {
    const sample = samplesOf(path.resolve(import.meta.dirname, file)).Basic ?? '';
    for (const [prop, argType] of Object.entries(shown)) {
      const isOwn = argType.table?.category === ownControls;
      if ((prop in initialArgs && !argType.mapping) || argType.if || isOwn) continue;
      for (const [at, choice] of choicesOf(argType).entries())
        files[`${name}.${prop}.${at}.tsx`] = turned(sample, { [prop]: JSON.stringify(choice) });
    }
  }
  expect(Object.keys(files).length).toBeGreaterThan(100);
  expect(await compile('turned-samples', files)).toBe('');
});
