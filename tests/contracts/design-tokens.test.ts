/** `tokens.json`, which leaves for design tools, says what the contract of the tokens says. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as tokens from '@tuppence/ui/tokens';
import { expect, test } from 'vitest';
import { cssExtension } from '../../packages/ui/tooling/design-tokens.ts';
import { built } from '../browser/built.ts';

interface Token {
  $type: string;
  $value: unknown;
  $extensions?: Record<string, string>;
}
type Tree = { [name: string]: Tree | string };

const file = JSON.parse(readFileSync(path.join(built('package'), 'tokens.json'), 'utf8')) as Record<
  string,
  unknown
>;
const at = (where: readonly string[]) =>
  where.reduce<unknown>((group, name) => (group as Record<string, unknown>)?.[name], file);

/** Every path of a tree whose leaf `isLeaf` accepts. */
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
// Durations that only scripts read are tokens too, and no variables.
const paths = leaves(
  { ...contract, duration: tokens.durationMs },
  (value) => typeof value === 'string' || typeof value === 'number',
);
const surfacePaths = leaves(tokens.surfaceColors, (value) => typeof value === 'string').map(
  (rest) => ['surface', ...rest],
);

const sources: Tree = {
  ...tokens,
  duration: Object.fromEntries(
    Object.entries(tokens.durationMs).map(([name, ms]) => [name, `${ms}ms`]),
  ),
} as unknown as Tree;
const sourceOf = (where: readonly string[]) =>
  where.reduce<unknown>((group, name) => (group as Tree)[name], sources) as string;

interface Dimension {
  value: number;
  unit: string;
}
interface Colour {
  colorSpace: string;
  components: number[];
  alpha: number;
  hex: string;
}
interface Shadow {
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
  color: Colour;
}
const length = ({ value, unit }: Dimension) => (value === 0 ? '0' : `${value}${unit}`);
const bytes = ({ components }: Colour) => components.map((part) => Math.round(part * 255));

/** Says a token in CSS again, from what the file says. */
const inCss: Record<string, (value: never) => string> = {
  color: (value: Colour) =>
    `#${bytes(value)
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('')}`,
  dimension: length,
  duration: length,
  number: String,
  fontWeight: String,
  fontFamily: (value: string[]) => value.join(', '),
  cubicBezier: (value: number[]) => `cubic-bezier(${value.join(', ')})`,
  shadow: (value: Shadow[]) =>
    value
      .map(
        ({ offsetX, offsetY, blur, color }) =>
          `${length(offsetX)} ${length(offsetY)} ${length(blur)} rgb(${bytes(color).join(' ')} / ${color.alpha.toFixed(2)})`,
      )
      .join(', '),
};

test('the file has every token of the contract, and no other', () => {
  const names = (found: string[][]) => found.map((where) => where.join('.')).sort();
  expect(names(leaves(file, isToken))).toEqual(names([...paths, ...surfacePaths]));
  expect(paths.length).toBeGreaterThan(100);
});

test.each(paths.map((where) => ({ name: where.join('.'), where })))('$name', ({ where }) => {
  const token = at(where) as Token;
  const css = sourceOf(where);
  const exact = token.$extensions?.[cssExtension];
  if (exact) {
    expect(exact).toBe(css);
    // The largest of a fluid size is the end of its `clamp()`.
    const value = inCss[token.$type]?.(token.$value as never) ?? '';
    expect(css.replace(/em$/, '')).toContain(value);
    return;
  }
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll('"', '')
      .replaceAll(/\b0px\b/g, '0');
  expect(plain(inCss[token.$type]?.(token.$value as never) ?? '')).toBe(plain(css));
});

test('surfaces refer to colours that the file has', () => {
  for (const where of surfacePaths) {
    const { $type, $value } = at(where) as Token;
    const [tone, role] = where.slice(1) as [tokens.SurfaceTone, tokens.SurfaceRole];
    expect($type).toBe('color');
    expect($value).toBe(`{color.${tokens.surfaceColors[tone][role]}}`);
    expect(isToken(at(String($value).slice(1, -1).split('.')))).toBe(true);
  }
});
