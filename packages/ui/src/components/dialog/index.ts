export * from './Dialog';
export * from './use-focus-return';
