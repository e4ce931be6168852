import { LoyaltyDemo } from '@tuppence/ui/demos';
import { ApiPages, BenefitList, CallToAction, LoyaltyHero } from '@tuppence/ui/donation-api';
import { Faq } from '@tuppence/ui/faq';
import { otherApiPages } from '../content/api-pages';
import { demoCharities } from '../content/demo-charities';
import { faqData, programmeFaq } from '../content/faq';
import * as content from '../content/loyalty';
import { Meta } from '../seo/Meta';

export function Component() {
  return (
    <>
      <Meta {...content.meta} faq={faqData(programmeFaq)} />
      <LoyaltyHero {...content.hero}>
        <LoyaltyDemo copy={content.demo} charities={demoCharities} />
      </LoyaltyHero>
      <BenefitList {...content.benefits} />
      <Faq {...programmeFaq} tone="deep" />
      <ApiPages {...otherApiPages(content.meta.path)} />
      <CallToAction {...content.callToAction} />
    </>
  );
}
