/** The built package exports the same as its sources, in browsers and on servers. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { entries } from '../../packages/ui/tooling/sources.ts';
import { built } from '../browser/built.ts';

const dist = built('package');
const source = path.resolve(dist, '../src');

const namesOf = async (file: string) =>
  Object.keys((await import(/* @vite-ignore */ file)) as object).sort();

test.each(entries)('$name exports the same when built as from its sources', async (entry) => {
  expect(await namesOf(entry.built)).toEqual(await namesOf(entry.source));
});

test("the build keeps 'use client'", () => {
  const marked = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) =>
    readFileSync(path.join(source, file), 'utf8').startsWith("'use client';"),
  );
  expect(marked.length).toBeGreaterThan(50);
  for (const file of marked) {
    const script = readFileSync(path.join(dist, file.replace(/\.tsx?$/, '.js')), 'utf8');
    expect(script, file).toMatch(/^["']use client["'];/);
  }
});

test('only the entries that the README names need optional peers', () => {
  const peers = /^(react-aria|react-stately|react-hook-form|@hookform\/resolvers|valibot)(?=\/|$)/;
  const neededBy = (file: string, seen = new Set<string>()): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import) ?\(?"([^"]+)"/g);
    return [...imports].flatMap(([, id = '']) =>
      id.startsWith('.')
        ? neededBy(path.resolve(path.dirname(file), id), seen)
        : (peers.exec(id)?.[1] ?? []),
    );
  };
  const needs = entries.flatMap(({ name, built: file }) => {
    const found = [...new Set(neededBy(file))].sort();
    return found.length > 0 ? [[name.replace('@tuppence/ui/', ''), found]] : [];
  });
  const forms = ['@hookform/resolvers', 'react-hook-form', 'valibot'];
  const picker = ['react-aria', 'react-stately'];
  expect(Object.fromEntries(needs)).toEqual({
    auth: forms,
    'charity-picker': picker,
    demos: picker,
    dialogs: forms,
  });
});
