/**
 * Fixed sizes of docs/behaviour.md 11.6, in CSS px. Separate exports, so that a bundle includes
 * only those it uses.
 */
export * as sizePx from './size-px';
