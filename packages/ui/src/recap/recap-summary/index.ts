export * from './RecapSummary';
