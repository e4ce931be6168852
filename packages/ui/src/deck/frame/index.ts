export * from './DeckFrame';
export * from './DeckReceipt';
