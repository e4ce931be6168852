/**
 * Splits text into the characters that people see: an emoji counts as one, and so does a letter with
 * its accents. In a browser without `Intl.Segmenter`, splits it into code points.
 */
export function graphemesOf(text: string): string[] {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
