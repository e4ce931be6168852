import { globalFontFace } from '@vanilla-extract/css';
import { arabicCharacters, welshAndEuropeanCharacters } from '../../../tokens/fonts/characters';
import extendedBricolage from '../../../tokens/fonts/extended-bricolage-grotesque.woff2?no-inline';
import arabic from '../../../tokens/fonts/noto-sans-arabic.woff2?no-inline';

// Further letters of the headings' font: they come with the kit, where people type names of their own.
const face = (file: string, characters: readonly string[]) => ({
  src: `url(${file}) format('woff2')`,
  unicodeRange: characters.map((range) => `U+${range}`).join(', '),
  // As the other faces have it: browsers join only faces of the same weights into one family.
  fontWeight: '600 800',
  fontDisplay: 'swap' as const,
});

globalFontFace('Bricolage Grotesque', [
  face(extendedBricolage, welshAndEuropeanCharacters),
  face(arabic, arabicCharacters),
]);
