import { graphemesOf } from '../../components/text/graphemes';

/** The width in px. */
export type WidthOf = (text: string) => number;

/** Truncates a text to `room` px, with an ellipsis. */
export function fitLine(text: string, room: number, measure: WidthOf): string {
  if (measure(text) <= room) return text;
  const graphemes = graphemesOf(text);
  while (graphemes.length > 0 && measure(`${graphemes.join('').trimEnd()}…`) > room)
    graphemes.pop();
  return `${graphemes.join('').trimEnd()}…`;
}

/** Wraps a text into at most `most` lines, and truncates what does not fit. */
export function fitLines(text: string, room: number, most: number, measure: WidthOf): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  while (words.length > 0) {
    if (lines.length === most - 1) {
      lines.push(fitLine(words.join(' '), room, measure));
      break;
    }
    let line = words.shift() ?? '';
    while (words[0] !== undefined && measure(`${line} ${words[0]}`) <= room) {
      line += ` ${words.shift()}`;
    }
    lines.push(fitLine(line, room, measure));
  }
  return lines;
}

/** The first of `sizes` (px, descending) at which a text fits, or the last. */
export function fitSize(
  sizes: readonly [number, ...number[]],
  room: number,
  measureAt: (size: number) => number,
): number {
  return sizes.find((size) => measureAt(size) <= room) ?? sizes[sizes.length - 1] ?? sizes[0];
}
