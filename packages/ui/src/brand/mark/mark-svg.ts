import { color } from '../../tokens/color';

const back = { x: 17.5, y: 21 };
const front = { x: 30.5, y: 27 };

/** The mark's shapes on a 48 × 48 grid. */
export const markShapes = {
  radius: 16,
  back,
  front,
  rimRadius: 13.4,
  /** The circles' intersection. */
  overlap: 'M18 36.99A16 16 0 0 1 30 11.01A16 16 0 0 1 18 36.99Z',
  heart:
    'M24 32.1C19.5 29 16.2 26.1 16.2 22.4c0-2.600 2-4.500 4.300-4.500 1.400 0 2.700.8 3.500 2.200.8-1.400 2.100-2.200 3.500-2.200 2.300 0 4.300 1.900 4.300 4.500 0 3.700-3.300 6.600-7.800 9.700Z',
} as const;

/** Below this size in px, the coins' rims would blur. */
export const markDetailFromPx = 24;

export interface MarkSvgOptions {
  /** Edge length in px. Default 48. */
  size?: number | undefined;
  /** Default: transparent. */
  background?: string | undefined;
  /** A fraction of the edge, from 0 to 0.4. */
  padding?: number | undefined;
}

/** The mark as a standalone SVG document. */
export function markSvg({ size = 48, background, padding = 0 }: MarkSvgOptions = {}): string {
  const { heart, overlap, radius, rimRadius } = markShapes;
  const circle = (at: { x: number; y: number }, attributes: string) =>
    `<circle cx="${at.x}" cy="${at.y}" ${attributes}/>`;
  const rim = `r="${rimRadius}" fill="none" stroke="${color.moneySoft}" stroke-opacity=".5"`;
  const rims = size < markDetailFromPx ? '' : circle(back, rim) + circle(front, rim);
  const box = 48 / (1 - 2 * padding);
  const edge = (48 - box) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${edge} ${edge} ${box} ${box}">`,
    background
      ? `<rect x="${edge}" y="${edge}" width="${box}" height="${box}" fill="${background}"/>`
      : '',
    circle(back, `r="${radius}" fill="${color.moneyDeep}"`),
    circle(front, `r="${radius}" fill="${color.money}"`),
    rims,
    `<path d="${overlap}" fill="${color.strong}"/>`,
    `<path d="${heart}" fill="${color.accent}"/>`,
    '</svg>',
  ].join('');
}
