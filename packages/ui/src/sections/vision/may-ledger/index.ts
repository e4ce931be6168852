export * from './MayLedger';
