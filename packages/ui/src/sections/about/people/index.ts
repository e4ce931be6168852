export * from './People';
