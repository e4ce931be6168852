/** The sources export what the list says, and nothing else. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { entries } from '../../packages/ui/tooling/sources.ts';

test('every component is checked for class and style props', () => {
  const held = readFileSync(path.join(import.meta.dirname, 'illegal-props.tsx'), 'utf8');
  const withComponents = entries.filter(({ name }) => !/\/(tokens|theme)$/.test(name));
  expect(withComponents.filter(({ name }) => !held.includes(`import('${name}')`))).toEqual([]);
});

test('the exports match the list', async () => {
  const lines: string[] = [];
  for (const { name, source } of entries) {
    const names = Object.keys((await import(/* @vite-ignore */ source)) as object).sort();
    lines.push(name.replace('@tuppence/ui', '.'), ...names.map((exported) => `  ${exported}`));
  }
  // A change here changes the package for its users. Accept it with `npx vitest run --project contracts
  // tests/contracts/public-exports.test.ts --update`, and add a changeset.
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('public-exports.txt');
});
