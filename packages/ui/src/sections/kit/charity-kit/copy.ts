import type { KitBrand, KitWords } from '../drawing/kit-content';
import type { KitNameFault } from '../drawing/kit-name';
import type { KitPiece } from '../drawing/kit-sizes';
import type { NewsletterWords } from '../newsletter/newsletter-html';

export interface CharityKitCopy {
  label: string;
  nameLabel: string;
  nameHint: string;
  nameFault: (fault: Exclude<KitNameFault, { kind: 'none' }>) => string;
  codeLabel: string;
  codeHint: string;
  /** Instead of `codeHint`, if the code is filled in. */
  filledCodeHint: string;
  badCode: string;
  numberLabel: string;
  numberHint: string;
  badNumber: string;
  logoLabel: string;
  logoHint: string;
  badLogo: string;
  /** Removes the picture that was chosen. */
  removeLogo: string;
  /** Label of the colour options. */
  brandLabel: string;
  brands: Record<KitBrand, string>;
  /** Checkbox that replaces every last line with `quietLast`. */
  quietLabel: string;
  quietHint: string;
  quietLast: string;
  /** Shown until both fields are valid. */
  waiting: string;
  ready: string;
  /** Instead of `ready`, once a mistake was mended. */
  mended: string;
  pieces: Record<KitPiece | 'newsletter', { title: string; size: string }>;
  /** Text alternative of a piece. */
  pieceLabel: (title: string, charity: string) => string;
  print: string;
  /** Four till cards on one sheet. */
  printFour: string;
  savePng: string;
  saveSvg: string;
  saving: string;
  copyHtml: string;
  saveHtml: string;
  words: KitWords;
  newsletter: NewsletterWords;
}
