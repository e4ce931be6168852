import { LegalDocument } from '@tuppence/ui/legal';
import { privacy } from '../content/privacy';
import { Meta } from '../seo/Meta';

export function Component() {
  return (
    <>
      <Meta {...privacy.meta} />
      <LegalDocument {...privacy.document} />
    </>
  );
}
