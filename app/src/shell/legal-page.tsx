import { LegalDocument, type LegalDocumentProps } from '@tuppence/ui/legal';
import { Meta } from '../seo/Meta';
import type { PageMeta } from '../seo/page-meta';

export function legalPage({ meta, document }: { meta: PageMeta; document: LegalDocumentProps }) {
  return () => (
    <>
      <Meta {...meta} />
      <LegalDocument {...document} />
    </>
  );
}
