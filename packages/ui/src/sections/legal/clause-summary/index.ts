export * from './ClauseSummary';
