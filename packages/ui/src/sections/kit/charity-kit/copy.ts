import type { KitBrand, KitWords } from '../drawing/kit-content';
import type { KitNameFault } from '../drawing/kit-name';
import type { KitPiece } from '../drawing/kit-sizes';
import type { NewsletterWords } from '../newsletter/newsletter-html';

/** The words of the kit. */
export interface CharityKitCopy {
  /** Accessible name of the whole tool. */
  label: string;
  /** Label of the field of the charity's name. */
  nameLabel: string;
  /** Help at the name. */
  nameHint: string;
  /** What is wrong with a name, and how to correct it. */
  nameFault: (fault: Exclude<KitNameFault, { kind: 'none' }>) => string;
  /** Label of the field of the invite code. */
  codeLabel: string;
  /** Help at the code. */
  codeHint: string;
  /** Error at the field of the code: it is no invite code. */
  badCode: string;
  /** Label of the choice of colours. */
  brandLabel: string;
  /** The brands' colours in words. */
  brands: Record<KitBrand, string>;
  /** In place of the pieces until both fields are right. */
  waiting: string;
  /** Announced when the pieces show what was typed. */
  ready: string;
  /** Each piece: its heading, and its size in words. */
  pieces: Record<KitPiece | 'newsletter', { title: string; size: string }>;
  /** Names the picture of a piece: what it is, and for whom. */
  pieceLabel: (title: string, charity: string) => string;
  /** Words of the button that prints a piece. */
  print: string;
  /** Words of the button that prints four till cards on one sheet. */
  printFour: string;
  /** Words of the buttons that save a piece. */
  savePng: string;
  /** As `savePng`, for the drawing that keeps its sharpness at any size. */
  saveSvg: string;
  /** Words of such a button while the file is made. */
  saving: string;
  /** Words of the button that copies the newsletter's block. */
  copyHtml: string;
  /** Words of the button that saves it as a file. */
  saveHtml: string;
  /** The words on the pieces. */
  words: KitWords;
  /** The words of the newsletter's block. */
  newsletter: NewsletterWords;
}
