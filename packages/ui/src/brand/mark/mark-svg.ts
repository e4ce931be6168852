import { color } from '../../tokens/color';

const radius = 16;
const back = { x: 17.5, y: 21 };
const front = { x: 30.5, y: 27 };

function overlapPath(): string {
  const dx = front.x - back.x;
  const dy = front.y - back.y;
  const distance = Math.hypot(dx, dy);
  const reach = Math.sqrt(radius ** 2 - distance ** 2 / 4);
  const point = (sign: 1 | -1) =>
    [
      (back.x + front.x) / 2 - (sign * dy * reach) / distance,
      (back.y + front.y) / 2 + (sign * dx * reach) / distance,
    ].map((value) => Number(value.toFixed(2)));
  const [from, to] = [point(1), point(-1)];
  const arc = `A${radius} ${radius} 0 0 1`;
  return `M${from.join(' ')}${arc} ${to.join(' ')}${arc} ${from.join(' ')}Z`;
}

/** The mark's shapes on a 48 × 48 grid. */
export const markShapes = {
  radius,
  back,
  front,
  rimRadius: 13.4,
  overlap: overlapPath(),
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
  const { heart, overlap, rimRadius } = markShapes;
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
