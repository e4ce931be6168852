/** In px: a 4:5 portrait, which social networks do not crop. */
export const picturePx = { width: 1080, height: 1350 } as const;

export interface YearPictureWords {
  /** One string per line; the last is lime. */
  title: readonly string[];
  period: string;
  lines: readonly { label: string; value: string }[];
  namesLabel: string;
  names: readonly string[];
  more: (count: number) => string;
  /** Undefined if the donor hides the total. */
  total?: { label: string; value: string } | undefined;
  site: { name: string; address: string };
}

/** Lines for names, including the count of those left out. */
export const nameLines = 5;

/** They change the direction of the text after a name. */
const directionControls = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** `left` is the number of names that did not fit. */
export function linesOfNames(
  names: readonly string[],
  fit: (name: string, most: number) => string[],
): { lines: string[]; left: number } {
  const lines: string[] = [];
  for (const [index, name] of names.entries()) {
    const last = index === names.length - 1;
    // Reserves a line for the count of names left out.
    const room = nameLines - lines.length - (last ? 0 : 1);
    if (room < 1) return { lines, left: names.length - index };
    lines.push(...fit(name.replaceAll(directionControls, ''), Math.min(2, room)));
  }
  return { lines, left: 0 };
}
