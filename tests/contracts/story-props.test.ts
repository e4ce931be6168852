/** What the tables of props in Storybook offer to a designer. */
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Meta } from '@storybook/react-vite';
import type { StrictArgTypes } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { typedControls } from '../../.storybook/controls.ts';
import { componentDocs } from '../../.storybook/docgen.ts';

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

test('props have descriptions, and no control asks for an object', async () => {
  const files = globSync('packages/ui/src/**/*.tsx', { cwd: root });
  const docs = await componentDocs(root, files);
  // It has no types.
  const { parameters } = await import('@storybook/react/entry-preview-argtypes' as string);
  const undescribed: string[] = [];
  const objects: string[] = [];
  const missing: string[] = [];
  let count = 0;
  for (const [file, { default: meta, Basic }] of stories) {
    const component = meta.component as { name?: string; displayName?: string } | undefined;
    const name = component?.displayName ?? component?.name ?? '';
    const info = docs.find(({ displayName }) => displayName === name);
    if (!info) {
      if (!(name in withoutTable)) missing.push(`${name} of ${file}`);
      continue;
    }
    const argTypes: StrictArgTypes = parameters.docs.extractArgTypes({ __docgenInfo: info });
    const initialArgs = { ...meta.args, ...Basic?.args };
    const shown = typedControls({ argTypes, initialArgs } as never);
    for (const [name, { description, control, type }] of Object.entries(shown)) {
      count += 1;
      const prop = `${info.displayName}.${name}`;
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
