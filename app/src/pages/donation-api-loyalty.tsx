import { demoCharities } from '@tuppence/content/donation-api/demo-charities';
import * as content from '@tuppence/content/donation-api/loyalty';
import { loyaltyDemo } from '@tuppence/content/donation-api/loyalty-demo';
import { apiPages } from '@tuppence/content/donation-api/pages';
import { Meta } from '@tuppence/site/meta';
import { LoyaltyDemo } from '@tuppence/ui/demos';
import { ApiPages, BenefitList, CallToAction, LoyaltyHero } from '@tuppence/ui/donation-api';
import { Faq } from '@tuppence/ui/faq';
import { env } from '../env';

export function Component() {
  return (
    <>
      <Meta {...content.meta(env)} />
      <LoyaltyHero {...content.hero}>
        <LoyaltyDemo copy={loyaltyDemo} charities={demoCharities} />
      </LoyaltyHero>
      <BenefitList {...content.benefits} />
      <Faq {...content.questions} tone="quiet" />
      <ApiPages {...apiPages} />
      <CallToAction {...content.callToAction} />
    </>
  );
}
