import { Meta } from '@tuppence/site/meta';
import type { PageMeta } from '@tuppence/site/page-meta';
import { LegalDocument, type LegalDocumentProps } from '@tuppence/ui/legal';

export function legalPage({ meta, document }: { meta: PageMeta; document: LegalDocumentProps }) {
  return () => (
    <>
      <Meta {...meta} />
      <LegalDocument {...document} />
    </>
  );
}
