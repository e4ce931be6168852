/** Every timing of docs/behaviour.md 11.5, in milliseconds, and those that only the design needs. */
export * as durationMs from './duration-ms';

/** How movement starts and ends, as CSS timing functions. */
export const easing = {
  out: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  inOut: 'cubic-bezier(0.6, 0, 0.3, 1)',
} as const;
