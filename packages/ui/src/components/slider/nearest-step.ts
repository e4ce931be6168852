/** The positions that a slider can take: `min`, `min + step` and so on, up to `max`. */
export interface SliderRange {
  min: number;
  max: number;
  step: number;
}

/**
 * Returns the position that a browser gives a range input with this value: the nearest step, within
 * the range. Returns `min` for a number that is not finite, or a range without steps.
 */
export function nearestStep(value: number, { min, max, step }: SliderRange): number {
  if (!Number.isFinite(value) || !(step > 0) || max <= min) return min;
  const last = Math.floor(toTenDigits((max - min) / step));
  const steps = Math.min(Math.max(Math.round((value - min) / step), 0), last);
  return toTenDigits(min + steps * step);
}

/** Returns the position of a value between `min` and `max`, as a fraction from 0 to 1. */
export function fractionOf(value: number, { min, max }: SliderRange): number {
  return max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 0;
}

/** Removes floating-point errors: 0.30000000000000004 becomes 0.3. */
const toTenDigits = (value: number) => Number(value.toFixed(10));
