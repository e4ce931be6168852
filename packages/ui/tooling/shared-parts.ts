/** Small parts that most pages use: folders below `src`, and beginnings of file names. */
const sharedParts = [
  'chrome/invitation-line/',
  'components/coin/',
  'components/feature-video/FilmFallback.',
  'components/link/',
  'components/section-heading/',
  'brand/phone/',
  'brand/receipt/Receipt',
];

/**
 * Whether a source file belongs to such a part. Builds that split code by page keep these in one
 * file. `ReceiptBarcode` is excluded, because it brings the encoder.
 */
export function isSharedPart(file: string): boolean {
  const posix = file.replaceAll('\\', '/');
  return (
    !posix.includes('ReceiptBarcode') &&
    sharedParts.some((part) => posix.includes(`/ui/src/${part}`))
  );
}
