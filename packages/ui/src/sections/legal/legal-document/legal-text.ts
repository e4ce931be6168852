/** A run of text, or a run of text with links in it. */
export type RichText = string | readonly (string | { text: string; href: string })[];

/** A block of a clause. */
export type LegalBlock =
  | { kind: 'paragraph'; text: RichText }
  | { kind: 'list'; items: readonly RichText[] }
  | { kind: 'facts'; rows: readonly { term: string; detail: RichText }[] };

/** A numbered clause of a legal document, and its plain-English summary. */
export interface LegalClause {
  /** Fragment of its address. Keep it when the wording changes: people link to clauses. */
  id: string;
  /** Its heading. The number in front of it is drawn. */
  title: string;
  /** Plain English, one or two sentences. Stands in the margin. */
  summary: string;
  /** What the clause says. */
  blocks: readonly LegalBlock[];
}
