export * from './Contact';
