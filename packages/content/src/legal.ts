import type { LegalBlock, LegalClause, RichText } from '@tuppence/ui/legal';

/** A text is a paragraph. `facts` are terms with their meanings. */
type Block = RichText | { list: readonly RichText[] } | { facts: Readonly<Record<string, string>> };

type Clause = Omit<LegalClause, 'blocks'> & { blocks: readonly Block[] };

/** Clauses in a short form, as `LegalDocument` takes them. */
export function legalClauses(clauses: readonly Clause[]): readonly LegalClause[] {
  return clauses.map(({ blocks, ...clause }) => ({ ...clause, blocks: blocks.map(legalBlock) }));
}

function legalBlock(block: Block): LegalBlock {
  if (typeof block === 'string') return { kind: 'paragraph', text: block };
  if ('list' in block) return { kind: 'list', items: block.list };
  if (!('facts' in block)) return { kind: 'paragraph', text: block };
  const rows = Object.entries(block.facts).map(([term, detail]) => ({ term, detail }));
  return { kind: 'facts', rows };
}

export const mailTo = (address: string) => ({ text: address, href: `mailto:${address}` });
