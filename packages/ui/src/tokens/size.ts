/** Sizes in CSS px (docs/behaviour.md 11.6 and the design). Bundles omit unused sizes. */
export * as sizePx from './size-px';
