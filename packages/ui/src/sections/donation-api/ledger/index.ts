export * from './Ledger';
