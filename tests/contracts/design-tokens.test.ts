/** `tokens.json`, which design tools import, matches the theme contract. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as tokens from '@tuppence/ui/tokens';
import { expect, test } from 'vitest';
import { built } from '../browser/built.ts';

interface Token {
  $type: string;
  $value: unknown;
}

const file = JSON.parse(readFileSync(path.join(built('package'), 'tokens.json'), 'utf8')) as Record<
  string,
  unknown
>;
const at = (where: readonly string[]) =>
  where.reduce<unknown>((group, name) => (group as Record<string, unknown>)?.[name], file);

/** Every path of a tree to a leaf that `isLeaf` accepts. */
function leaves(
  tree: unknown,
  isLeaf: (value: unknown) => boolean,
  above: string[] = [],
): string[][] {
  if (isLeaf(tree)) return [above];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, value]) => leaves(value, isLeaf, [...above, name]));
}
const isToken = (value: unknown) =>
  typeof value === 'object' && value !== null && '$value' in value;

const { surface: _surface, ...contract } = tokens.vars;
// Durations that only scripts read are tokens without a CSS variable.
const paths = leaves(
  { ...contract, duration: tokens.durationMs },
  (value) => typeof value === 'string' || typeof value === 'number',
);
const surfacePaths = leaves(tokens.surfaceColors, (value) => typeof value === 'string').map(
  (rest) => ['surface', ...rest],
);

test('the file has every token of the contract, and no others', () => {
  const names = (found: string[][]) => found.map((where) => where.join('.')).sort();
  expect(names(leaves(file, isToken))).toEqual(names([...paths, ...surfacePaths]));
  expect(paths.length).toBeGreaterThan(100);
});

test.each(Object.entries(tokens.color))('the colour %s', (name, hex) => {
  expect(at(['color', name])).toMatchObject({ $type: 'color', $value: { hex: hex.toLowerCase() } });
});

test.each(Object.entries(tokens.durationMs))('the duration %s', (name, ms) => {
  expect(at(['duration', name])).toMatchObject({ $value: { value: ms, unit: 'ms' } });
});

test('surfaces refer to colours in the file', () => {
  for (const where of surfacePaths) {
    const { $type, $value } = at(where) as Token;
    const [tone, role] = where.slice(1) as [tokens.SurfaceTone, tokens.SurfaceRole];
    expect($type).toBe('color');
    expect($value).toBe(`{color.${tokens.surfaceColors[tone][role]}}`);
    expect(isToken(at(String($value).slice(1, -1).split('.')))).toBe(true);
  }
});
