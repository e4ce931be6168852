/** Plain text, or text that includes links. */
export type RichText = string | readonly (string | { text: string; href: string })[];

export type LegalBlock =
  | { kind: 'paragraph'; text: RichText }
  | { kind: 'list'; items: readonly RichText[] }
  | { kind: 'facts'; rows: readonly { term: string; detail: RichText }[] };

/** A numbered clause of a legal document, and its plain-English summary. */
export interface LegalClause {
  /** The fragment of its address. Keep it when the wording changes: people link to clauses. */
  id: string;
  title: string;
  /** Plain English, one or two sentences. Shown in the margin. */
  summary: string;
  blocks: readonly LegalBlock[];
}
