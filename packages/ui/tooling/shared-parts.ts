/** Folders below `src`, and files without their extension. */
const sharedParts = [
  'chrome/invitation-line/',
  'components/coin/',
  'components/feature-video/FilmFallback.',
  'components/image/use-near-viewport.',
  'components/link/',
  'components/section-heading/',
  'brand/phone/',
  'brand/receipt/Receipt.',
  'brand/receipt/ReceiptFooter.',
  'brand/receipt/ReceiptHeader.',
  'brand/receipt/ReceiptLine.',
  'brand/receipt/ReceiptLines.',
  'brand/receipt/ReceiptPaper.',
  'brand/receipt/ReceiptRule.',
  'brand/receipt/ReceiptTotal.',
] as const;

/**
 * Whether a source file belongs to the small parts that most pages use. Builds that split code
 * by page keep these in one file.
 */
export function isSharedPart(file: string): boolean {
  return sharedParts.some((part) => file.replaceAll('\\', '/').includes(`/ui/src/${part}`));
}
