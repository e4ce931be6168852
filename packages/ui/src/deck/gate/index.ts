export * from './DeckCurtain';
export * from './DeckGate';
