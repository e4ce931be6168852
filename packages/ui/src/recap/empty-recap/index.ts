export * from './EmptyRecap';
