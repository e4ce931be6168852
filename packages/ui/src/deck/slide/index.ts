export * from './Slide';
