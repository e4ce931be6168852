import { demoCharities } from '@tuppence/content/donation-api/demo-charities';
import { loyaltyDemo } from '@tuppence/content/donation-api/loyalty';
import { Meta } from '@tuppence/site/meta';
import { LoyaltyDemo } from '@tuppence/ui/demos';
import { ApiPages, BenefitList, CallToAction, LoyaltyHero } from '@tuppence/ui/donation-api';
import { Faq } from '@tuppence/ui/faq';
import { apiPages } from '../content/api-pages';
import { faqData, programmeFaq } from '../content/faq';
import * as content from '../content/loyalty';

export function Component() {
  return (
    <>
      <Meta {...content.meta} faq={faqData(programmeFaq)} />
      <LoyaltyHero {...content.hero}>
        <LoyaltyDemo copy={loyaltyDemo} charities={demoCharities} />
      </LoyaltyHero>
      <BenefitList {...content.benefits} />
      <Faq {...programmeFaq} tone="quiet" />
      <ApiPages {...apiPages} />
      <CallToAction {...content.callToAction} />
    </>
  );
}
