export * from './basket';
export * from './checkout-hero';
export * from './code-samples';
export * from './figure-tape';
export * from './last-word';
export * from './ledger';
export * from './melt-hero';
export * from './prompt-roll';
