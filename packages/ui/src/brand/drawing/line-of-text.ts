import { type FittedText, wrap } from './fit-text';
import { measureText, type PictureFace } from './measure';

/** Sets one line, at a font size of at most `largest`. */
export function lineOfText(
  text: string,
  face: PictureFace,
  width: number,
  largest: number,
): FittedText {
  const size = Math.min(largest, width / measureText(text, face));
  return { face, lines: [text], size, leading: 1.1 };
}

/** Wraps a text at a fixed size. With a word too wide for that, it is one smaller line. */
export function paragraph(
  text: string,
  face: PictureFace,
  width: number,
  size: number,
): FittedText {
  const measure = (part: string) => measureText(part, face);
  const lines = wrap(text, width / size, measure);
  return lines ? { face, lines, size, leading: 1.3 } : lineOfText(text, face, width, size);
}
