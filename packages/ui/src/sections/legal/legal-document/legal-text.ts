import type { LinkedText } from '../../../components/link/TextWithLinks';

/** A paragraph, a list, or terms with their meanings. */
export type LegalBlock =
  | LinkedText
  | { list: readonly LinkedText[] }
  | { facts: Readonly<Record<string, string>> };

export interface LegalClause {
  /** The fragment of its address. Keep it when the wording changes: people link to clauses. */
  id: string;
  title: string;
  /** Plain English, one or two sentences. Shown beside the clause, or above it. */
  summary: string;
  blocks: readonly LegalBlock[];
}
