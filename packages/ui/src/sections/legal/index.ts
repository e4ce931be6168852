export type { LinkedText } from '../../components/link/TextWithLinks';
export * from './clause-summary/ClauseSummary';
export * from './legal-document/LegalDocument';
export type { LegalBlock, LegalClause } from './legal-document/legal-text';
