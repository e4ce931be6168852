/** In ms, as the design has them (docs/behaviour.md 11.5). */
export * as durationMs from './duration-ms';

export const easing = {
  out: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  inOut: 'cubic-bezier(0.6, 0, 0.3, 1)',
} as const;
