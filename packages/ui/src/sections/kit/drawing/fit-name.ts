/** Width of a text at a size of 1. */
export type Measure = (text: string) => number;

/** Where a text stands, and the sizes that it may have. */
export interface TextBox {
  /** Most that a line may take. */
  width: number;
  /** Most that all lines may take. */
  height: number;
  /** The size to begin with. */
  largest: number;
  /** The least size that can still be read. */
  smallest: number;
}

/** A text as it fits. */
export interface FittedText {
  /** Its lines, three at most. */
  lines: readonly string[];
  /** Size of the letters. */
  size: number;
  /** From one baseline to the next. */
  leading: number;
}

/** Most lines that a name may have. */
export const mostLines = 3;

const step = 0.96;
const isArabic = /\p{Script=Arabic}/u;

/** Arabic has marks above and below its letters. */
const leadingOf = (text: string) => (isArabic.test(text) ? 1.4 : 1.06);

/** The largest size at which a text fits, in at most three lines of about the same length; undefined where none does. */
export function fitText(text: string, box: TextBox, measure: Measure): FittedText | undefined {
  const leading = leadingOf(text);
  for (let size = box.largest; size >= box.smallest; size *= step) {
    const lines = wrap(text, box.width / size, measure);
    if (lines && lines.length <= mostLines && lines.length * leading * size <= box.height)
      return { lines: balanced(text, box.width / size, lines, measure), size, leading };
  }
  return undefined;
}

/** The lines of a text of that width, broken at spaces and after hyphens; undefined where a word is too wide. */
export function wrap(text: string, width: number, measure: Measure): string[] | undefined {
  const lines = text.split('\n').flatMap((line) => {
    const wrapped = [''];
    for (const part of line.match(/\s*[^\s-]*-+|\s*[^\s-]+/g) ?? []) {
      const last = wrapped.length - 1;
      const longer = `${wrapped[last]}${part}`.trimStart();
      if (measure(longer) <= width || !wrapped[last]) wrapped[last] = longer;
      else wrapped.push(part.trimStart());
    }
    return wrapped;
  });
  return lines.every((line) => measure(line) <= width) ? lines : undefined;
}

/** The same number of lines, as even as they can be: the last word should not stand alone. */
function balanced(text: string, width: number, lines: string[], measure: Measure): string[] {
  let best = lines;
  for (let narrower = width * step; ; narrower *= step) {
    const next = wrap(text, narrower, measure);
    if (!next || next.length > lines.length) return best;
    best = next;
  }
}
