export * from './RaiseStep';
