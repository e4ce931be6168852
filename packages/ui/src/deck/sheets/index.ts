export * from './DeckSheets';
