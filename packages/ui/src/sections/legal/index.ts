export * from './legal-document';
export * from './summary-slip';
