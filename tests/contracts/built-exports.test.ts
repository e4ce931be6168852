/** What the built package exports: the same as its sources. */
import { expect, test } from 'vitest';
import { entries } from '../../packages/ui/tooling/sources.ts';
import { built } from '../browser/built.ts';

built('package');

const namesOf = async (file: string) =>
  Object.keys((await import(/* @vite-ignore */ file)) as object).sort();

test.each(entries)('$name exports the same built as from source', async (entry) => {
  expect(await namesOf(entry.built)).toEqual(await namesOf(entry.source));
});
