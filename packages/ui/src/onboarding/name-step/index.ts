export * from './NameStep';
