import { paletteOf } from '../../../theme/palette';
import { harbour } from '../../../theme/themes';
import { color } from '../../../tokens/color';

export interface KitContent {
  /** Cleaned by `kitName`. May contain line breaks. */
  charity: string;
  /** Printable ASCII, for the barcode. */
  code: string;
  link: string;
  brand: KitBrand;
}

/** Must be in Latin letters. */
export interface KitWords {
  site: string;
  eyebrow: string;
  /** On the poster only. */
  lead: string;
  scan: string;
  codeLabel: string;
}

export type KitBrand = 'tuppence' | 'harbour';

export interface KitPieceProps {
  /** `kitNameFault` must return undefined for `kit.charity`. */
  kit: KitContent;
  words: KitWords;
  /** Text alternative. */
  label: string;
}

const coloursOf = (
  palette: Record<'printedText' | 'accent' | 'strong' | 'printedPage', string>,
) => ({
  ink: palette.printedText,
  accent: palette.accent,
  strong: palette.strong,
  paper: palette.printedPage,
});

/** Black-and-white printers print other colours as dots, with gaps in thin bars. */
export const codesInk = '#000000';

/** Ink has at least 7:1 contrast on white and accent, for black-and-white prints. */
export const kitColours = {
  tuppence: coloursOf(color),
  harbour: coloursOf(paletteOf(harbour.color, 'light')),
} satisfies Record<KitBrand, unknown>;
