import { globalFontFace } from '@vanilla-extract/css';
import accentsBricolage from './fonts/accents-bricolage-grotesque.woff2?no-inline';
import accentsFigtree from './fonts/accents-figtree.woff2?no-inline';
import bricolage from './fonts/bricolage-grotesque.woff2?no-inline';
import { accentedCharacters, basicCharacters } from './fonts/characters';
import figtree from './fonts/figtree.woff2?no-inline';
import spline from './fonts/spline-sans-mono.woff2?no-inline';

const unicodeRange = (characters: readonly string[]) =>
  characters.map((range) => `U+${range}`).join(', ');

// A browser loads the accents only if a page contains any.
const faces = [
  {
    family: 'Bricolage Grotesque',
    fontWeight: '800',
    basic: bricolage,
    accents: accentsBricolage,
  },
  { family: 'Figtree', fontWeight: '400 700', basic: figtree, accents: accentsFigtree },
  { family: 'Spline Sans Mono', fontWeight: '500 700', basic: spline },
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

interface FallbackMetrics {
  ascent: number;
  descent: number;
  size: number;
}

// System fonts, scaled so that nothing shifts when the web fonts load. The values come from
// Capsize; Bricolage's width has 6% added, because headings use its heaviest weight.
const fallback = (family: string, locals: readonly string[], percent: FallbackMetrics) =>
  globalFontFace(family, {
    src: locals.map((name) => `local('${name}')`).join(', '),
    ascentOverride: `${percent.ascent}%`,
    descentOverride: `${percent.descent}%`,
    lineGapOverride: '0%',
    sizeAdjust: `${percent.size}%`,
  });

const arial = ['Arial', 'ArialMT', 'Liberation Sans'];
const courier = ['Courier New', 'CourierNewPSMT', 'Liberation Mono'];
fallback('Bricolage Fallback', arial, { ascent: 82.75, descent: 24.02, size: 112.39 });
fallback('Figtree Fallback', arial, { ascent: 94.32, descent: 24.82, size: 100.72 });
fallback('Spline Fallback', courier, { ascent: 96.37, descent: 23.65, size: 99.98 });

// Android has Roboto instead; some Linux machines have Open Sans.
const roboto = ['Roboto', 'Roboto-Regular'];
const openSans = ['Open Sans', 'OpenSans-Regular'];
fallback('Bricolage Fallback Roboto', roboto, { ascent: 82.57, descent: 23.97, size: 112.63 });
fallback('Figtree Fallback Roboto', roboto, { ascent: 94.12, descent: 24.77, size: 100.94 });
fallback('Bricolage Fallback Open', openSans, { ascent: 87.01, descent: 25.26, size: 106.88 });
fallback('Figtree Fallback Open', openSans, { ascent: 98.69, descent: 25.97, size: 96.27 });
