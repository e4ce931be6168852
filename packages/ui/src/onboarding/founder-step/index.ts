export * from './FounderStep';
