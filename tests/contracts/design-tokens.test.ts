import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as tokens from '@tuppence/ui/tokens';
import { expect, test } from 'vitest';
import { built } from '../browser/site.ts';

type Tree = { [name: string]: unknown };
const file = JSON.parse(readFileSync(path.join(built('package'), 'tokens.json'), 'utf8')) as Tree;
const isToken = (value: unknown) =>
  typeof value === 'object' && value !== null && '$value' in value;

/** The paths of all values in a tree. A token counts as a value. */
function namesIn(tree: Tree, above = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value !== 'object' || value === null || isToken(value)
      ? [above + name]
      : namesIn(value as Tree, `${above}${name}.`),
  );
}
const mapped = (tree: object, change: (value: never) => unknown) =>
  Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, change(value as never)]));

test('the file has every token of the contract, and no others', () => {
  // Not `vars.duration`: some durations have no CSS variable.
  const contract = {
    ...tokens.vars,
    surface: tokens.surfaceColors,
    duration: tokens.durationMs,
  };
  const names = namesIn(contract);
  expect(namesIn(file).sort()).toEqual(names.sort());
  expect(names.length).toBeGreaterThan(100);
});

test('colours, surfaces and durations have the values of the sources', () => {
  const colour = (hex: string) => ({ $type: 'color', $value: { hex: hex.toLowerCase() } });
  expect(file).toMatchObject({
    color: mapped(tokens.color, colour),
    surface: mapped(tokens.surfaceColors, (roles) =>
      mapped(roles, (name) => ({ $type: 'color', $value: `{color.${name}}` })),
    ),
    duration: mapped(tokens.durationMs, (value) => ({ $value: { value, unit: 'ms' } })),
  });
});

test('styles outside the tokens contain no hex colours, because brands could not change them', () => {
  const source = path.resolve(import.meta.dirname, '../../packages/ui/src');
  const styles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css.ts') && !file.startsWith('tokens'),
  );
  expect(styles.length).toBeGreaterThan(50);
  const ownColours = styles.filter((file) =>
    /#[\da-f]{6}\b/i.test(readFileSync(path.join(source, file), 'utf8')),
  );
  expect(ownColours).toEqual([]);
});
