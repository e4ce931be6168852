export * from './may-ledger';
export * from './vision-gate';
export * from './vision-mission';
export * from './vision-pledge';
