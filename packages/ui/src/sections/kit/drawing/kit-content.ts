import { paletteOf } from '../../../theme/palette';
import { harbour } from '../../../theme/themes';
import { color } from '../../../tokens/color';
import type { KitLogo } from './kit-logo';

export interface KitContent {
  /** Cleaned by `kitName`. May contain line breaks. */
  charity: string;
  code: string;
  /** Where codes and buttons lead. */
  link: string;
  /** What people type: short. */
  address: string;
  brand: KitBrand;
  logo?: KitLogo | undefined;
  /** Registered number, as the register writes it. */
  number?: string | undefined;
}

/** An entry of a receipt. */
export interface KitLine {
  label: string;
  value: string;
}

/** Must be in Latin letters. */
export interface KitWords {
  site: string;
  eyebrow: string;
  lead: string;
  scan: string;
  /** What to do first, on the square, which cannot be scanned. */
  start: string;
  codeLabel: string;
  /** Before the registered number. */
  numberLabel: string;
  /** The poster's arithmetic. */
  lines: readonly KitLine[];
  /** What the charity gets. */
  gift: KitLine;
  /** The square's one number. */
  share: KitLine;
  /** The last line of each piece. */
  last: Record<'poster' | 'card' | 'square', string>;
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

/** Black-and-white printers print other colours as dots. */
export const codesInk = '#000000';

/** Ink has at least 7:1 contrast on white and accent, for black-and-white prints. */
export const kitColours = {
  tuppence: coloursOf(color),
  harbour: coloursOf(paletteOf(harbour.color, 'light')),
} satisfies Record<KitBrand, unknown>;
