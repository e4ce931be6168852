import { LegalDocument } from '@tuppence/ui/legal';
import { accessibility } from '../content/accessibility';
import { Meta } from '../seo/Meta';

export function Component() {
  return (
    <>
      <Meta {...accessibility.meta} />
      <LegalDocument {...accessibility.document} />
    </>
  );
}
