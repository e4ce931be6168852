import type { ReactNode } from 'react';

/** A film is a function of time, so that every recording of it is the same. */
export interface Film {
  /** File name in `app/public/films`, without extension. */
  name: string;
  /** Size in CSS px. */
  widthPx: number;
  heightPx: number;
  /** Recorded px per CSS px. */
  scale: number;
  durationMs: number;
  /** The moment shown in the poster. */
  posterAtMs: number;
  /** Draws the frame at a moment from 0 to `durationMs`. */
  draw: (ms: number) => ReactNode;
  /** Captions with their times, for a standalone film. */
  captions?: readonly { fromMs: number; toMs: number; text: string }[] | undefined;
  sounds?: readonly { atMs: number; kind: 'tap' | 'beep' | 'bell' }[] | undefined;
}

/** Progress from 0 at `fromMs` to 1 at `toMs`, eased at both ends. */
export function progress(ms: number, fromMs: number, toMs: number): number {
  const linear = Math.min(1, Math.max(0, (ms - fromMs) / (toMs - fromMs)));
  return linear * linear * (3 - 2 * linear);
}

/** The latest state at a moment. Each state has a start time; the first one applies from 0. */
export function latest<State>(
  ms: number,
  states: readonly (readonly [fromMs: number, state: State])[],
): State {
  const [first] = states;
  if (!first) throw new RangeError('A film needs at least one state.');
  return states.reduce((current, next) => (next[0] <= ms ? next : current), first)[1];
}

/** Formats pounds and pence as the app does: £1,548.00. */
export const pounds = (value: number) =>
  value.toLocaleString('en-GB', { style: 'currency', currency: 'GBP' });
