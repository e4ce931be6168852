export * from './LegalDocument';
export type { LegalBlock, LegalClause, RichText } from './legal-text';
