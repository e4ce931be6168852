export * from './TractionStep';
export * from './TractionTile';
