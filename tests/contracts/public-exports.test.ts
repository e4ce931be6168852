/** What the package exports: the same from its sources as from its build, and nothing by accident. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ui = path.resolve(import.meta.dirname, '../../packages/ui');
const manifest = JSON.parse(readFileSync(path.join(ui, 'package.json'), 'utf8')) as {
  exports: Record<string, string | { 'tuppence-source': string; import: string }>;
};
const entries = Object.entries(manifest.exports).flatMap(([name, target]) =>
  typeof target === 'string'
    ? []
    : [{ name, source: target['tuppence-source'], built: target.import }],
);

const namesOf = async (file: string) =>
  Object.keys((await import(/* @vite-ignore */ path.join(ui, file))) as object).sort();

test.each(entries)('$name exports the same built as from source', async (entry) => {
  expect(existsSync(path.join(ui, entry.built)), `${entry.built} is built`).toBe(true);
  expect(await namesOf(entry.built)).toEqual(await namesOf(entry.source));
});

test('the exports are the ones agreed on', async () => {
  const lines: string[] = [];
  for (const { name, source } of entries) {
    lines.push(name, ...(await namesOf(source)).map((exported) => `  ${exported}`));
  }
  // A change here changes the package for its users: accept it with `npx vitest run --project
  // contracts --update`, and write a changeset.
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('public-exports.txt');
});
