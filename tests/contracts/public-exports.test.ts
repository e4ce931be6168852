/** What the package exports: the same from its sources as from its build, and nothing by accident. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { entries } from '../../packages/ui/tooling/sources.ts';
import tsconfig from '../../tsconfig.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '../..');
const namesOf = async (file: string) =>
  Object.keys((await import(/* @vite-ignore */ file)) as object).sort();

test.each(entries)('$name exports the same built as from source', async (entry) => {
  expect(existsSync(entry.built), `${entry.built} is built`).toBe(true);
  expect(await namesOf(entry.built)).toEqual(await namesOf(entry.source));
});

test('the compiler finds the source of each', () => {
  const { paths } = tsconfig.compilerOptions;
  expect(Object.fromEntries(entries.map(({ name, source }) => [name, source]))).toEqual(
    Object.fromEntries(
      Object.entries(paths).map(([name, [file]]) => [name, path.resolve(root, file ?? '')]),
    ),
  );
});

test('the exports are the ones agreed on', async () => {
  const lines: string[] = [];
  for (const { name, source } of entries) {
    lines.push(
      name.replace('@tuppence/ui', '.'),
      ...(await namesOf(source)).map((exported) => `  ${exported}`),
    );
  }
  // A change here changes the package for its users: accept it with `npx vitest run --project
  // contracts --update`, and write a changeset.
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('public-exports.txt');
});
