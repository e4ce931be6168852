import { globalFontFace } from '@vanilla-extract/css';
import { arabicCharacters, welshAndEuropeanCharacters } from '../../../tokens/fonts/characters';
import extendedBricolage from '../../../tokens/fonts/extended-bricolage-grotesque.woff2?no-inline';
import arabic from '../../../tokens/fonts/noto-sans-arabic.woff2?no-inline';

// Visitors type charities' names, which need more letters.
const face = (file: string, characters: readonly string[]) => ({
  src: `url(${file}) format('woff2')`,
  unicodeRange: characters.map((range) => `U+${range}`).join(', '),
  // As in fonts.css.ts, because browsers combine only faces of the same weight.
  fontWeight: '800',
  fontDisplay: 'swap' as const,
});

globalFontFace('Bricolage Grotesque', [
  face(extendedBricolage, welshAndEuropeanCharacters),
  face(arabic, arabicCharacters),
]);
