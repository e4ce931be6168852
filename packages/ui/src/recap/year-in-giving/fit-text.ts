import { graphemesOf } from '../../components/text/graphemes';

/** How wide a text is, in px. */
export type WidthOf = (text: string) => number;

/** A text on one line: cut off with an ellipsis where it is wider than `room` px. */
export function fitLine(text: string, room: number, measure: WidthOf): string {
  if (measure(text) <= room) return text;
  const graphemes = graphemesOf(text);
  while (graphemes.length > 0 && measure(`${graphemes.join('').trimEnd()}…`) > room)
    graphemes.pop();
  return `${graphemes.join('').trimEnd()}…`;
}

/** A text on at most `most` lines of `room` px, broken between words; the last line is cut off where it must be. */
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

/** The largest of `sizes`, in px and from large to small, at which a text fits `room` px; else the smallest. */
export function fitSize(
  sizes: readonly [number, ...number[]],
  room: number,
  measureAt: (size: number) => number,
): number {
  return sizes.find((size) => measureAt(size) <= room) ?? sizes[sizes.length - 1] ?? sizes[0];
}
