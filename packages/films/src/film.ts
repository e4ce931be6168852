import type { ReactNode } from 'react';

/** A function of time, so that every recording of it is the same. */
export interface Film {
  /** File name in `app/public/uploads`, without extension. */
  name: string;
  widthPx: number;
  heightPx: number;
  /** Recorded px per CSS px. */
  scale: number;
  durationMs: number;
  posterAtMs: number;
  draw: (ms: number) => ReactNode;
  captions?: readonly { fromMs: number; toMs: number; text: string }[] | undefined;
  sounds?: readonly { atMs: number; kind: 'tap' | 'beep' | 'bell' }[] | undefined;
}

/** Progress from 0 at `fromMs` to 1 at `toMs`, eased at both ends. */
export function progress(ms: number, fromMs: number, toMs: number): number {
  const linear = Math.min(1, Math.max(0, (ms - fromMs) / (toMs - fromMs)));
  return linear * linear * (3 - 2 * linear);
}

/** Returns the latest state. The first one applies from 0. */
export function latest<State>(
  ms: number,
  states: readonly (readonly [fromMs: number, state: State])[],
): State {
  const [first] = states;
  if (!first) throw new RangeError('A film needs at least one state.');
  return states.reduce((current, next) => (next[0] <= ms ? next : current), first)[1];
}

export const pounds = (value: number) =>
  value.toLocaleString('en-GB', { style: 'currency', currency: 'GBP' });
