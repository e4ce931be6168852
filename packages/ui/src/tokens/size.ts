/** Sizes in CSS px (docs/behaviour.md 11.6 and the design). Bundles omit the sizes not used. */
export * as sizePx from './size-px';
