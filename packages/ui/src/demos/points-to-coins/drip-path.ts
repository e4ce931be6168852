/** Width of one column of the drawing, in its own units. */
export const columnWidth = 20;
/** Thickness of the pool of points, and the full height of the drawing. */
export const poolHeight = 26;
export const drawingHeight = 150;

const dripWidth = 12;
/** Length of the drops, repeated along the row. Uneven on purpose. */
const lengths = [34, 58, 22, 70, 44, 30, 62, 26, 52, 38];

/** A drop that hangs from the pool. */
export interface Drip {
  /** Its left edge, in units of the drawing. */
  x: number;
  /** Its width, in units of the drawing. */
  width: number;
  /** Length below the pool. */
  length: number;
  /** Where its coin comes to lie: centre and radius. */
  coin: { x: number; y: number; radius: number };
}

/** One drip a column, each with a coin beneath it. */
export function drips(columns: number): Drip[] {
  return Array.from({ length: columns }, (_, column) => {
    const x = column * columnWidth + (columnWidth - dripWidth) / 2;
    const length = lengths[column % lengths.length] ?? 40;
    const radius = 8;
    const y = poolHeight + length + 12 + radius + ((column * 7) % 5);
    return { x, width: dripWidth, length, coin: { x: x + dripWidth / 2, y, radius } };
  });
}

/** The rounded corners between the area of points and one drop. */
export function fillet(column: number): string {
  const reach = (columnWidth - dripWidth) / 2;
  const left = column * columnWidth + reach;
  const right = left + dripWidth;
  const y = poolHeight;
  return [
    `M${left - reach} ${y - 0.5}H${left + 0.5}V${y + reach}A${reach} ${reach} 0 0 0 ${left - reach} ${y}Z`,
    `M${right + reach} ${y - 0.5}H${right - 0.5}V${y + reach}A${reach} ${reach} 0 0 1 ${right + reach} ${y}Z`,
  ].join('');
}
