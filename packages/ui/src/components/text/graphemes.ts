/**
 * Splits text into the characters people see: an emoji, or a letter with its marks, counts as one.
 * Browsers without a segmenter get code points.
 */
export function graphemesOf(text: string): string[] {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
