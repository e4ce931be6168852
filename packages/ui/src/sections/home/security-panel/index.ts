export * from './SecurityPanel';
