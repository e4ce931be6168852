import { harbour } from '../../../theme/themes';
import { color } from '../../../tokens/color';

/** What a charity fills in. */
export interface KitContent {
  /** Name of the charity, as `kitName` leaves it. A line feed begins a line of its own. */
  charity: string;
  /** Its invite code: printable ASCII, so that a barcode holds it. */
  code: string;
  /** The whole address that the QR code leads to. */
  link: string;
  /** The brand whose colours the pieces have. */
  brand: KitBrand;
}

/** The words that are the same for every charity. Latin letters. */
export interface KitWords {
  /** Name of the product, beside its mark. */
  site: string;
  /** Leads into the charity's name. */
  eyebrow: string;
  /** What it is about, in one or two sentences. On the poster only. */
  lead: string;
  /** What to do with the QR code. */
  scan: string;
  /** Stands before the invite code. */
  codeLabel: string;
}

/** The brands of a kit: the site's own, and the second one. */
export type KitBrand = 'tuppence' | 'harbour';

/** Props of a drawn piece. */
export interface KitPieceProps {
  /** What the charity filled in. Nothing is drawn where `kitNameFault` finds a fault in the name. */
  kit: KitContent;
  /** The words around it. */
  words: KitWords;
  /** Accessible name of the picture. */
  label: string;
}

interface KitColours {
  ink: string;
  accent: string;
  strong: string;
  paper: string;
}

const coloursOf = (palette: Record<'codeInk' | 'lime' | 'forest' | 'codePaper', string>) => ({
  ink: palette.codeInk,
  accent: palette.lime,
  strong: palette.forest,
  paper: palette.codePaper,
});

/** Codes are black in every brand: a black and white printer makes dots of any other colour, and of thin bars holes. */
export const codesInk = '#000000';

/** Ink on white and on the accent has at least 7:1 in each, so that a grey copy can be read and scanned. */
export const kitColours: Record<KitBrand, KitColours> = {
  tuppence: coloursOf(color),
  harbour: coloursOf({ ...color, ...harbour.color }),
};
