/** Fixed sizes of docs/behaviour.md 11.6, in CSS pixels. Named exports of a module, so that a bundle holds only those it uses. */
export * as sizePx from './size-px';
