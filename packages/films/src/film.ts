import type { ReactNode } from 'react';

/** A film is a function of time: each frame is drawn for its moment, so every recording is the same. */
export interface Film {
  /** Name of its files in `public/films`. */
  name: string;
  /** What it is drawn on, in CSS px. */
  widthPx: number;
  heightPx: number;
  /** Recorded px a CSS px. */
  scale: number;
  durationMs: number;
  /** The moment that the poster shows. */
  posterAtMs: number;
  /** The picture at a moment, 0 to `durationMs`. */
  draw: (ms: number) => ReactNode;
  /** What is told, with its moments, for a film that stands alone. */
  captions?: readonly { fromMs: number; toMs: number; text: string }[] | undefined;
  /** Moments at which something can be heard. */
  sounds?: readonly { atMs: number; kind: 'tap' | 'beep' | 'bell' }[] | undefined;
}

/** From 0 at `fromMs` to 1 at `toMs`, eased at both ends. */
export function progress(ms: number, fromMs: number, toMs: number): number {
  const linear = Math.min(1, Math.max(0, (ms - fromMs) / (toMs - fromMs)));
  return linear * linear * (3 - 2 * linear);
}

/** Whether a moment lies in a span. */
export const within = (ms: number, fromMs: number, toMs: number) => ms >= fromMs && ms < toMs;

/** The latest of some states, each from its moment on. The first one is the state at 0. */
export function latest<State>(
  ms: number,
  states: readonly (readonly [fromMs: number, state: State])[],
): State {
  const [first] = states;
  if (!first) throw new RangeError('A film needs at least one state.');
  return states.reduce((current, next) => (next[0] <= ms ? next : current), first)[1];
}

/** Pounds and pence, as the app writes them: £1,548.00. */
export const pounds = (value: number) =>
  value.toLocaleString('en-GB', { style: 'currency', currency: 'GBP' });
