import { LegalDocument } from '@tuppence/ui/legal';
import { terms } from '../content/terms';
import { Meta } from '../seo/Meta';

export function Component() {
  return (
    <>
      <Meta {...terms.meta} />
      <LegalDocument {...terms.document} />
    </>
  );
}
