import { Meta } from '@tuppence/site/meta';
import type { PageMeta } from '@tuppence/site/page-meta';
import { LegalDocument, type LegalDocumentProps } from '@tuppence/ui/legal';
import { env } from '../env';

type OfSite<Result> = (site: typeof env) => Result;

export function legalPage(meta: OfSite<PageMeta>, document: OfSite<LegalDocumentProps>) {
  const props = document(env);
  return () => (
    <>
      <Meta {...meta(env)} />
      <LegalDocument {...props} />
    </>
  );
}
