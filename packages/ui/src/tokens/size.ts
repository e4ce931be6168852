/** Fixed sizes of the specification (§2, §9), in CSS pixels. Names of a module, so that a bundle holds those it uses. */
export * as sizePx from './size-px';
