export * from './Image';
export * from './use-near-viewport';
