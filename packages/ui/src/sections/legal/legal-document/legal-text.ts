import type { LinkedText } from '../../../components/link/TextWithLinks';

export type LegalBlock =
  | LinkedText
  | { list: readonly LinkedText[] }
  | { facts: Readonly<Record<string, string>> };

export interface LegalClause {
  /** Keep it when the wording changes: people link to it. */
  id: string;
  title: string;
  /** One or two sentences in plain English. */
  summary: string;
  blocks: readonly LegalBlock[];
}
