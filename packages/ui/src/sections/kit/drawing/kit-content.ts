import { paletteOf } from '../../../theme/palette';
import { harbour } from '../../../theme/themes';
import { color } from '../../../tokens/color';

/** What differs between charities. */
export interface KitContent {
  /** The name of the charity, cleaned by `kitName`. May contain line breaks. */
  charity: string;
  /** The invite code: printable ASCII, for the barcode. */
  code: string;
  /** The full address in the QR code. */
  link: string;
  brand: KitBrand;
}

/** Text that is the same for every charity. It must be in Latin letters. */
export interface KitWords {
  /** The name of the product. */
  site: string;
  /** Shown above the charity's name. */
  eyebrow: string;
  /** One or two sentences, on the poster only. */
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

/** Black: a black-and-white printer prints other colours as dots, with gaps in thin bars. */
export const codesInk = '#000000';

/** Ink has a contrast of at least 7:1 on white and on accent, for black-and-white prints. */
export const kitColours = {
  tuppence: coloursOf(color),
  harbour: coloursOf(paletteOf(harbour.color, 'light')),
} satisfies Record<KitBrand, unknown>;
