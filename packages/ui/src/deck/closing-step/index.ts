export * from './ClosingStep';
