export * from './Mission';
