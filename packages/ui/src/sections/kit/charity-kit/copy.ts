import type { KitBrand, KitWords } from '../drawing/kit-content';
import type { KitNameFault } from '../drawing/kit-name';
import type { KitPiece } from '../drawing/kit-sizes';
import type { NewsletterWords } from '../newsletter/newsletter-html';

export interface CharityKitCopy {
  /** Accessible name of the kit. */
  label: string;
  nameLabel: string;
  nameHint: string;
  /** Says what is wrong with a name, and how to correct it. */
  nameFault: (fault: Exclude<KitNameFault, { kind: 'none' }>) => string;
  codeLabel: string;
  codeHint: string;
  /** Error for an invalid invite code. */
  badCode: string;
  /** Label of the colour options. */
  brandLabel: string;
  /** The names of the colours. */
  brands: Record<KitBrand, string>;
  /** Shown instead of the pieces until both fields are valid. */
  waiting: string;
  /** Announced when the pieces are ready. */
  ready: string;
  /** The heading and size of each piece. */
  pieces: Record<KitPiece | 'newsletter', { title: string; size: string }>;
  /** Text alternative of a piece. */
  pieceLabel: (title: string, charity: string) => string;
  print: string;
  /** The button that prints four till cards on one sheet. */
  printFour: string;
  savePng: string;
  saveSvg: string;
  /** Shown on the button while the file is being made. */
  saving: string;
  /** The button that copies the newsletter block. */
  copyHtml: string;
  /** The button that saves the newsletter block as a file. */
  saveHtml: string;
  /** Shown on the drawn pieces. */
  words: KitWords;
  newsletter: NewsletterWords;
}
