export * from './Feature';
