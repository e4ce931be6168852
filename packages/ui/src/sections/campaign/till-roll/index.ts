export * from './TillRoll';
