export * from './DeckGate';
export * from './DeckLoading';
