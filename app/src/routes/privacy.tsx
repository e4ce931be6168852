import { LegalDocument } from '@tuppence/ui/legal';
import { privacy, privacyClauses } from '../content/privacy';
import { Meta } from '../seo/Meta';

export function Component() {
  return (
    <>
      <Meta {...privacy.meta} />
      <LegalDocument {...privacy.document} clauses={privacyClauses} />
    </>
  );
}
