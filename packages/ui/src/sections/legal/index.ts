export * from './clause-summary/ClauseSummary';
export * from './legal-document/LegalDocument';
export type { LegalBlock, LegalClause, RichText } from './legal-document/legal-text';
