export * from './CheckEmail';
