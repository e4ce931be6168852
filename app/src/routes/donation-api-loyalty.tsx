import { demoCharities } from '@tuppence/content/demo-charities';
import { loyaltyDemo } from '@tuppence/content/loyalty-demo';
import { LoyaltyDemo } from '@tuppence/ui/demos';
import { BenefitList, CallToAction, LoyaltyHero } from '@tuppence/ui/donation-api';
import { Faq } from '@tuppence/ui/faq';
import { faqData, programmeFaq } from '../content/faq';
import * as content from '../content/loyalty';
import { Meta } from '../seo/Meta';
import { Static, staticPart } from '../shell/islands/static-part';
import type { PageHandle } from '../shell/page-handle';

const pages = staticPart('donation-api/pages', () => import('./donation-api/pages'));

export const handle: PageHandle = { parts: [pages] };

export function Component() {
  return (
    <>
      <Meta {...content.meta} faq={faqData(programmeFaq)} />
      <LoyaltyHero {...content.hero}>
        <LoyaltyDemo copy={loyaltyDemo} charities={demoCharities} />
      </LoyaltyHero>
      <BenefitList {...content.benefits} />
      <Faq {...programmeFaq} tone="quiet" />
      <Static part={pages} />
      <CallToAction {...content.callToAction} />
    </>
  );
}
