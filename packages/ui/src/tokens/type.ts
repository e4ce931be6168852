/** Fluid sizes grow between these viewport widths in px. */
const fluidFromPx = 375;
const fluidToPx = 1440;

function fluid(minPx: number, maxPx: number): string {
  const slope = (maxPx - minPx) / (fluidToPx - fluidFromPx);
  const interceptRem = (minPx - slope * fluidFromPx) / 16;
  return `clamp(${minPx / 16}rem, ${interceptRem.toFixed(4)}rem + ${(slope * 100).toFixed(3)}vw, ${maxPx / 16}rem)`;
}

export const text = {
  caption: fluid(13, 14),
  small: fluid(14, 15),
  body: fluid(16, 18),
  lead: fluid(18, 22),
  title: fluid(20, 24),
  heading: fluid(25, 34),
  section: fluid(32, 56),
  display: fluid(42, 88),
  figure: fluid(56, 144),
} as const;

export const lineHeight = {
  display: '0.98',
  heading: '1.08',
  title: '1.25',
  body: '1.55',
  receipt: '1.7',
} as const;

/** Not every family has all of them (see fonts.css.ts). */
export const weight = {
  regular: '400',
  medium: '500',
  semibold: '600',
  bold: '700',
  black: '800',
} as const;

export const tracking = {
  display: '-0.035em',
  heading: '-0.022em',
  normal: '0',
} as const;
