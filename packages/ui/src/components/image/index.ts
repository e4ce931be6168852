export * from './Image';
export { type NearViewportOptions, useNearViewport } from './use-near-viewport';
