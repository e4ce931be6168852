import { Faq } from '@tuppence/ui/faq';
import { BrandRates } from '@tuppence/ui/where-it-goes';
import { brandRates } from '../content/brand-rates';
import { faqData } from '../content/faq';
import { Meta } from '../seo/Meta';

export function Component() {
  return (
    <>
      <Meta {...brandRates.meta} faq={faqData(brandRates.faq)} />
      <BrandRates {...brandRates.list} />
      <Faq {...brandRates.faq} tone="quiet" />
    </>
  );
}
