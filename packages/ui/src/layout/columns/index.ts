export * from './Columns';
