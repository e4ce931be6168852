import * as content from '@tuppence/content/brands/copy';
import { getAppSection } from '@tuppence/content/get-app/section';
import { Meta } from '@tuppence/site/meta';
import { Faq } from '@tuppence/ui/faq';
import { GetAppSection } from '@tuppence/ui/home';
import { BrandRates } from '@tuppence/ui/where-it-goes';
import { env } from '../env';
import { useGetAppOffer } from '../providers/get-app/use-get-app-offer';

export function Component() {
  const offer = useGetAppOffer();
  return (
    <>
      <Meta {...content.meta(env)} />
      <BrandRates {...content.rates} />
      <Faq {...content.questions(env)} tone="quiet" />
      <GetAppSection {...getAppSection} {...offer} />
    </>
  );
}
