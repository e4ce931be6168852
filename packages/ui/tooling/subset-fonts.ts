// Subsets the Fontsource files to the characters and weights that the site uses. After a change of
// font version, weight or src/tokens/fonts/characters.ts, run: npm run fonts -w packages/ui
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import {
  accentedCharacters,
  arabicCharacters,
  basicCharacters,
  welshAndEuropeanCharacters,
} from '../src/tokens/fonts/characters.ts';

const require = createRequire(import.meta.url);
/** The characters of a range: `A1-A2` becomes `¡¢`. */
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

const bricolage = {
  file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weights: { min: 600, max: 800 },
};
const figtree = {
  file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weights: { min: 400, max: 700 },
};
const bricolageExtended = {
  file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
  weights: bricolage.weights,
};
const notoArabic = {
  file: '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
  weights: bricolage.weights,
};
const spline = {
  file: '@fontsource-variable/spline-sans-mono/files/spline-sans-mono-latin-wght-normal.woff2',
  weights: 500,
};

const fonts = [
  { ...bricolage, to: 'bricolage-grotesque.woff2', text: basic },
  { ...bricolage, to: 'accents-bricolage-grotesque.woff2', text: accents },
  { ...figtree, to: 'figtree.woff2', text: basic },
  { ...figtree, to: 'accents-figtree.woff2', text: accents },
  { ...spline, to: 'spline-sans-mono.woff2', text: basic },
  { ...spline, weights: 700, to: 'bold-spline-sans-mono.woff2', text: basic },
  {
    ...bricolageExtended,
    to: 'extended-bricolage-grotesque.woff2',
    text: textOf(welshAndEuropeanCharacters),
  },
  { ...notoArabic, to: 'noto-sans-arabic.woff2', text: textOf(arabicCharacters) },
];

for (const { file, to, text, weights } of fonts) {
  const source = await readFile(require.resolve(file));
  const subset = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await writeFile(new URL(`../src/tokens/fonts/${to}`, import.meta.url), subset);
  console.log(`${to}: ${source.length} -> ${subset.length} bytes`);
}
