export * from './LastWord';
