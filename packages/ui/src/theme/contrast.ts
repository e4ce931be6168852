/** Red, green and blue from 0 to 1, or undefined if `hex` is not `#RRGGBB`. */
export function rgbOf(hex: string): [red: number, green: number, blue: number] | undefined {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (!digits) return undefined;
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = (rgbOf(hex) ?? []).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG 2.2 contrast ratio of two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** `part` 0 is the first colour, 1 the second. */
export function mix(one: string, other: string, part: number): string {
  const [from = [0, 0, 0], to = [0, 0, 0]] = [rgbOf(one), rgbOf(other)];
  const channels = from.map((value, at) => value + ((to[at] ?? 0) - value) * part);
  return `#${channels
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase();
}

/** A colour that must be readable beside the result, with the least contrast of the two. */
export type Needs = readonly [other: string, least: number];

const passes = (hex: string, [other, least]: Needs) => contrastOf(hex, other) >= least;

/** Mixes in as little of `end` as gives enough contrast with every other colour. */
export function withContrast(hex: string, end: string, needs: readonly Needs[]): string {
  // No mixture has more contrast with another colour than both of its ends.
  if (needs.some((need) => ![hex, end].some((one) => passes(one, need)))) return end;
  for (let part = 0; part < 1; part += 0.02) {
    const candidate = mix(hex, end, part);
    if (needs.every((need) => passes(candidate, need))) return candidate;
  }
  return end;
}
