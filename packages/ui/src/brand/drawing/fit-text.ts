import { graphemesOf } from '../../components/text/graphemes';
import type { PictureFace } from './measure';

/** Width of a text at a font size of 1. */
export type Measure = (text: string) => number;

/** `largest` and `smallest` are font sizes. */
export interface TextBox {
  width: number;
  height: number;
  largest: number;
  smallest: number;
}

export interface FittedText {
  face: PictureFace;
  lines: readonly string[];
  size: number;
  /** Line height, as a multiple of `size`. */
  leading: number;
}

export const mostLines = 3;

const step = 0.96;
const isArabic = /\p{Script=Arabic}/u;

/** Arabic has marks above and below its letters. */
const leadingOf = (text: string) => (isArabic.test(text) ? 1.4 : 1.06);

/** Sets text as large as its box allows. Undefined if it cannot fit. */
export function fitText(text: string, box: TextBox, measure: Measure): FittedText | undefined {
  const leading = leadingOf(text);
  for (let size = box.largest; size >= box.smallest; size *= step) {
    const lines = wrap(text, box.width / size, measure);
    if (lines && lines.length <= mostLines && lines.length * leading * size <= box.height)
      return {
        face: 'display',
        lines: balanced(text, box.width / size, lines, measure),
        size,
        leading,
      };
  }
  return undefined;
}

/** Wraps at spaces and after hyphens. Undefined if a word is too wide. */
export function wrap(text: string, width: number, measure: Measure): string[] | undefined {
  const lines = broken(text, width, measure);
  return lines.every((line) => measure(line) <= width) ? lines : undefined;
}

/** Wraps into at most `most` lines, and truncates what does not fit. */
export function fitLines(text: string, width: number, most: number, measure: Measure): string[] {
  const lines = broken(text, width, measure);
  return lines.slice(0, most).map((line, index) => {
    if (measure(line) <= width && (index < most - 1 || lines.length <= most)) return line;
    const graphemes = graphemesOf(line);
    const shortened = () => `${graphemes.join('').trimEnd()}…`;
    while (graphemes.length > 0 && measure(shortened()) > width) graphemes.pop();
    return shortened();
  });
}

function broken(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((line) => {
    const wrapped = [''];
    for (const part of line.match(/\s*[^\s-]*-+|\s*[^\s-]+/g) ?? []) {
      const last = wrapped.length - 1;
      const longer = `${wrapped[last]}${part}`.trimStart();
      if (measure(longer) <= width || !wrapped[last]) wrapped[last] = longer;
      else wrapped.push(part.trimStart());
    }
    return wrapped;
  });
}

function balanced(text: string, width: number, lines: string[], measure: Measure): string[] {
  let best = lines;
  for (let narrower = width * step; ; narrower *= step) {
    const next = wrap(text, narrower, measure);
    if (!next || next.length > lines.length) return best;
    best = next;
  }
}
