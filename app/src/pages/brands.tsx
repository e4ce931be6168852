import { getTheApp } from '@tuppence/content/get-the-app';
import { Meta } from '@tuppence/site/meta';
import { Faq } from '@tuppence/ui/faq';
import { GetTheApp } from '@tuppence/ui/home';
import { BrandRates } from '@tuppence/ui/where-it-goes';
import { brandRates } from '../content/brand-rates';
import { faqData } from '../content/faq';
import { useGetTheAppOffer } from '../providers/get-app/use-get-the-app-offer';

export function Component() {
  const offer = useGetTheAppOffer();
  return (
    <>
      <Meta {...brandRates.meta} faq={faqData(brandRates.faq)} />
      <BrandRates {...brandRates.list} />
      <Faq {...brandRates.faq} tone="quiet" />
      <GetTheApp {...getTheApp} {...offer} />
    </>
  );
}
