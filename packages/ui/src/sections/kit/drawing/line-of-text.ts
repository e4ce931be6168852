import { type FittedText, wrap } from './fit-name';
import { type KitFace, measureText } from './measure';

/** The site's own words in one line, `largest` at most. They are never refused, because the site keeps them short. */
export function lineOfText(
  text: string,
  face: KitFace,
  width: number,
  largest: number,
): FittedText {
  const size = Math.min(largest, width / measureText(text, face));
  return { lines: [text], size, leading: 1.1 };
}

/** The site's own words in several lines. */
export function paragraph(text: string, face: KitFace, width: number, size: number): FittedText {
  const measure = (part: string) => measureText(part, face);
  const lines = wrap(text, width / size, measure) ?? [text];
  return { lines, size, leading: 1.3 };
}
