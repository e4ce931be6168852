/** In CSS px (docs/behaviour.md 11.6 and the design). Separate exports: bundles omit the unused. */
export * as sizePx from './size-px';
