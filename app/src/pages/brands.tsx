import { getAppSection } from '@tuppence/content/get-app/section';
import { Meta } from '@tuppence/site/meta';
import { Faq } from '@tuppence/ui/faq';
import { GetAppSection } from '@tuppence/ui/home';
import { BrandRates } from '@tuppence/ui/where-it-goes';
import { brandRates } from '../content/brand-rates';
import { faqData } from '../content/faq';
import { useGetAppOffer } from '../providers/get-app/use-get-app-offer';

export function Component() {
  const offer = useGetAppOffer();
  return (
    <>
      <Meta {...brandRates.meta} faq={faqData(brandRates.faq)} />
      <BrandRates {...brandRates.list} />
      <Faq {...brandRates.faq} tone="quiet" />
      <GetAppSection {...getAppSection} {...offer} />
    </>
  );
}
