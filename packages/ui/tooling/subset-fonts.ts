// Run this after a change of font version, weight or src/tokens/fonts/characters.ts:
// npm run fonts -w packages/ui
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
// @ts-expect-error: the package has no types.
import subsetFont from 'subset-font';
import {
  accentedCharacters,
  arabicCharacters,
  basicCharacters,
  welshAndEuropeanCharacters,
} from '../src/tokens/fonts/characters.ts';

const require = createRequire(import.meta.url);
/** The characters of code points and ranges: `A1-A2` becomes `¡¢`. */
const textOf = (characters: readonly string[]) =>
  characters
    .flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, index) =>
        String.fromCodePoint(from + index),
      );
    })
    .join('');
const basic = textOf(basicCharacters);
const accents = textOf(accentedCharacters);
const display = 800;
const text = { min: 400, max: 700 };
const figures = { min: 500, max: 700 };

/** Kerning, ligatures, marks, tabular figures and Arabic's joined letters. */
const keepFeatures = 'kern liga calt ccmp mark mkmk tnum init medi fina isol rlig curs'.split(' ');

/** Prefix, family, script, weights, characters. */
const fonts = [
  ['', 'bricolage-grotesque', 'latin', display, basic],
  ['accents-', 'bricolage-grotesque', 'latin', display, accents],
  ['extended-', 'bricolage-grotesque', 'latin-ext', display, textOf(welshAndEuropeanCharacters)],
  ['', 'figtree', 'latin', text, basic],
  ['accents-', 'figtree', 'latin', text, accents],
  ['', 'spline-sans-mono', 'latin', figures, basic],
  ['', 'noto-sans-arabic', 'arabic', display, textOf(arabicCharacters)],
] as const;

for (const [prefix, family, script, weights, characters] of fonts) {
  const file = `@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`;
  const source = await readFile(require.resolve(file));
  const subset = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures,
  });
  const to = `${prefix}${family}.woff2`;
  await writeFile(new URL(`../src/tokens/fonts/${to}`, import.meta.url), subset);
  console.log(`${to}: ${source.length} -> ${subset.length} bytes`);
}
