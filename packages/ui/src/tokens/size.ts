/**
 * Fixed sizes of docs/behaviour.md 11.6 and of the design, in CSS px. Each is an export of its own,
 * so that a bundle includes only those that it uses.
 */
export * as sizePx from './size-px';
