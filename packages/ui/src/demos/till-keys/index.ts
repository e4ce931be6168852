export * from './TillKeys';
