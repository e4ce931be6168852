export * from './TestKeys';
