import { globalFontFace } from '@vanilla-extract/css';
import accentsBricolage from './fonts/accents-bricolage-grotesque.woff2?no-inline';
import accentsFigtree from './fonts/accents-figtree.woff2?no-inline';
import boldSpline from './fonts/bold-spline-sans-mono.woff2?no-inline';
import bricolage from './fonts/bricolage-grotesque.woff2?no-inline';
import { accentedCharacters, basicCharacters } from './fonts/characters';
import figtree from './fonts/figtree.woff2?no-inline';
import spline from './fonts/spline-sans-mono.woff2?no-inline';

const unicodeRange = (characters: readonly string[]) =>
  characters.map((range) => `U+${range}`).join(', ');

// Accented characters are in separate files, which only pages that use them load.
const faces = [
  {
    family: 'Bricolage Grotesque',
    fontWeight: '600 800',
    basic: bricolage,
    accents: accentsBricolage,
  },
  { family: 'Figtree', fontWeight: '400 700', basic: figtree, accents: accentsFigtree },
  { family: 'Spline Sans Mono', fontWeight: '500', basic: spline },
  { family: 'Spline Sans Mono', fontWeight: '700', basic: boldSpline },
];
for (const { family, fontWeight, ...files } of faces) {
  const face = (file: string, characters: readonly string[]) => ({
    src: `url(${file}) format('woff2')`,
    unicodeRange: unicodeRange(characters),
    fontWeight,
    fontDisplay: 'swap' as const,
  });
  globalFontFace(family, [
    face(files.basic, basicCharacters),
    ...(files.accents ? [face(files.accents, accentedCharacters)] : []),
  ]);
}

// System fonts, scaled to the metrics of the fonts above so that nothing shifts when those load. The
// values come from Capsize; Bricolage's width has 6% added, because headings use its heaviest weight.
globalFontFace('Bricolage Fallback', {
  src: "local('Arial'), local('ArialMT'), local('Liberation Sans')",
  ascentOverride: '82.75%',
  descentOverride: '24.02%',
  lineGapOverride: '0%',
  sizeAdjust: '112.39%',
});
globalFontFace('Figtree Fallback', {
  src: "local('Arial'), local('ArialMT'), local('Liberation Sans')",
  ascentOverride: '94.32%',
  descentOverride: '24.82%',
  lineGapOverride: '0%',
  sizeAdjust: '100.72%',
});
globalFontFace('Spline Fallback', {
  src: "local('Courier New'), local('CourierNewPSMT'), local('Liberation Mono')",
  ascentOverride: '96.37%',
  descentOverride: '23.65%',
  sizeAdjust: '99.98%',
});

// Android has Roboto instead; some Linux machines have Open Sans.
globalFontFace('Bricolage Fallback Roboto', {
  src: "local('Roboto'), local('Roboto-Regular')",
  ascentOverride: '82.57%',
  descentOverride: '23.97%',
  lineGapOverride: '0%',
  sizeAdjust: '112.63%',
});
globalFontFace('Figtree Fallback Roboto', {
  src: "local('Roboto'), local('Roboto-Regular')",
  ascentOverride: '94.12%',
  descentOverride: '24.77%',
  lineGapOverride: '0%',
  sizeAdjust: '100.94%',
});
globalFontFace('Bricolage Fallback Open', {
  src: "local('Open Sans'), local('OpenSans-Regular')",
  ascentOverride: '87.01%',
  descentOverride: '25.26%',
  lineGapOverride: '0%',
  sizeAdjust: '106.88%',
});
globalFontFace('Figtree Fallback Open', {
  src: "local('Open Sans'), local('OpenSans-Regular')",
  ascentOverride: '98.69%',
  descentOverride: '25.97%',
  lineGapOverride: '0%',
  sizeAdjust: '96.27%',
});
