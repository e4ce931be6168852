import { LoyaltyDemo } from '@tuppence/ui/demos';
import { LastWord, Ledger, MeltHero } from '@tuppence/ui/donation-api';
import { Faq } from '@tuppence/ui/faq';
import { demoCharities } from '../content/demo-charities';
import { faqData, programmeFaq } from '../content/faq';
import * as content from '../content/loyalty';
import { Meta } from '../seo/Meta';

export function Component() {
  return (
    <>
      <Meta {...content.meta} faq={faqData(programmeFaq)} />
      <MeltHero {...content.hero}>
        <LoyaltyDemo copy={content.demo} charities={demoCharities} />
      </MeltHero>
      <Ledger {...content.benefits} />
      <Faq {...programmeFaq} tone="deep" />
      <LastWord {...content.lastWord} />
    </>
  );
}
