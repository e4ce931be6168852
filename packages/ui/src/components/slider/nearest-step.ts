export interface SliderRange {
  min: number;
  max: number;
  step: number;
}

/** Returns the nearest step, as a range input does, or `min` if there is none. */
export function nearestStep(value: number, { min, max, step }: SliderRange): number {
  if (!Number.isFinite(value) || !(step > 0) || max <= min) return min;
  const last = Math.floor(toTenDigits((max - min) / step));
  const steps = Math.min(Math.max(Math.round((value - min) / step), 0), last);
  return toTenDigits(min + steps * step);
}

/** Returns a value's position in the range, from 0 to 1. */
export function fractionOf(value: number, { min, max }: SliderRange): number {
  return max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 0;
}

/** Removes floating-point errors: 0.30000000000000004 becomes 0.3. */
const toTenDigits = (value: number) => Number(value.toFixed(10));
