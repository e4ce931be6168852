import { type FittedText, wrap } from './fit-name';
import { type KitFace, measureText } from './measure';

/** Sets a text on one line, at `largest` or smaller if the line is too wide. */
export function lineOfText(
  text: string,
  face: KitFace,
  width: number,
  largest: number,
): FittedText {
  const size = Math.min(largest, width / measureText(text, face));
  return { face, lines: [text], size, leading: 1.1 };
}

/** Breaks a text into lines, at a fixed size. */
export function paragraph(text: string, face: KitFace, width: number, size: number): FittedText {
  const measure = (part: string) => measureText(part, face);
  const lines = wrap(text, width / size, measure) ?? [text];
  return { face, lines, size, leading: 1.3 };
}
