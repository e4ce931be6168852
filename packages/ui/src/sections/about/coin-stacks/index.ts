export * from './CoinStacks';
