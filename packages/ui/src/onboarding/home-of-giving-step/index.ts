export * from './HomeOfGivingStep';
