/**
 * Parts of the library that are small and stand on most pages. A build that splits its code by page
 * keeps them in one file: for each part a path below `src`, without what follows its name.
 */
export const sharedParts = [
  'components/coin/',
  'components/feature-video/FilmFallback.',
  'components/link/',
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
