/** In px: a 4:5 portrait, which every social network shows whole. */
export const picturePx = { width: 1080, height: 1350 } as const;

/** The texts in the picture. */
export interface YearPictureWords {
  /** One line each; the last is lime. */
  title: readonly string[];
  /** Heading of the receipt. */
  period: string;
  lines: readonly { label: string; value: string }[];
  /** Shown above the named charities. */
  namesLabel: string;
  /** The charities to name; may be empty. */
  names: readonly string[];
  /** Replaces the names that do not fit. */
  more: (count: number) => string;
  /** Undefined leaves the total out. */
  total?: { label: string; value: string } | undefined;
  site: { name: string; address: string };
}

/** The number of lines for names that fit on the receipt. */
export const nameLines = 5;

/** Control characters that change the direction of the text after a name. */
const directionControls = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** The named charities as lines, and how many did not fit; the last line counts those. */
export function linesOfNames(
  names: readonly string[],
  fit: (name: string, most: number) => string[],
): { lines: string[]; left: number } {
  const lines: string[] = [];
  for (const [index, name] of names.entries()) {
    const last = index === names.length - 1;
    // Reserves a line for that count.
    const room = nameLines - lines.length - (last ? 0 : 1);
    if (room < 1) return { lines, left: names.length - index };
    lines.push(...fit(name.replaceAll(directionControls, ''), Math.min(2, room)));
  }
  return { lines, left: 0 };
}
