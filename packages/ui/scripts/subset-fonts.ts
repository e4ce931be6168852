// Cuts the Fontsource files down to the characters and weights that the site sets in them.
// Run after a change of font version or of the ranges below: npm run fonts -w packages/ui
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const ascii = range(0x20, 0x7e);
const punctuation = '\u00a0£·×÷–—‘’“”…•→←';
// Names of people and charities need Western European letters in the text faces.
const latin1 = range(0xa1, 0xff);

const fonts = [
  {
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    to: 'bricolage-grotesque.woff2',
    text: ascii + punctuation + latin1,
    weights: { min: 600, max: 800 },
  },
  {
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree.woff2',
    text: ascii + punctuation + latin1,
    weights: { min: 400, max: 700 },
  },
  {
    file: '@fontsource-variable/spline-sans-mono/files/spline-sans-mono-latin-wght-normal.woff2',
    to: 'spline-sans-mono.woff2',
    text: `${ascii}\u00a0£·×–—’…`,
    weights: 500,
  },
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
