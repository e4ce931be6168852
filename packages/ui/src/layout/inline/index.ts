export * from './Inline';
