/** The picture's edges in px: a portrait of 4 to 5, which every social network shows whole. */
export const picturePx = { width: 1080, height: 1350 } as const;

/** All that a picture of a year says. */
export interface YearPictureWords {
  /** Head, a line each. The last one is lime. */
  title: readonly string[];
  /** Head of the receipt. */
  period: string;
  /** Lines of the receipt: a label and its value. */
  lines: readonly { label: string; value: string }[];
  /** Above the named charities. */
  namesLabel: string;
  /** Charities to name. None: the picture names none. */
  names: readonly string[];
  /** In place of the names for which there is no room. */
  more: (count: number) => string;
  /** The sum. Undefined: the picture shows none. */
  total?: { label: string; value: string } | undefined;
  /** Whose site it is. */
  site: { name: string; address: string };
}

/** As many lines of names as the receipt has room for. */
export const nameLines = 5;

/** Control characters that change the writing direction of the text after a name. */
const directionControls = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** The named charities as lines, and how many had no room: those are counted on the last line. */
export function linesOfNames(
  names: readonly string[],
  fit: (name: string, most: number) => string[],
): { lines: string[]; left: number } {
  const lines: string[] = [];
  for (const [index, name] of names.entries()) {
    const last = index === names.length - 1;
    // A line is kept for the count of those that follow.
    const room = nameLines - lines.length - (last ? 0 : 1);
    if (room < 1) return { lines, left: names.length - index };
    lines.push(...fit(name.replaceAll(directionControls, ''), Math.min(2, room)));
  }
  return { lines, left: 0 };
}
