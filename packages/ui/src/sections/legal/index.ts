export * from './clause-summary';
export * from './legal-document';
