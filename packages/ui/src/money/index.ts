export * from '@tuppence/giving/amount';
export * from '@tuppence/giving/donation';
export * from '@tuppence/giving/money';
