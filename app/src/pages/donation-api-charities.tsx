import { demoCharities } from '@tuppence/content/donation-api/demo-charities';
import { Meta } from '@tuppence/site/meta';
import { DonationCheckout } from '@tuppence/ui/checkout';
import {
  ApiPages,
  BenefitList,
  CallToAction,
  CheckoutHero,
  CodeSamples,
  KeyFigures,
} from '@tuppence/ui/donation-api';
import { apiPages } from '../content/api-pages';
import * as content from '../content/donation-api';
import { useCopyToasts } from '../providers/toasts/use-copy-toasts';
import { Keys } from './donation-api-charities/keys';
import { WidgetTrial } from './donation-api-charities/widget-trial';

export function Component() {
  return (
    <>
      <Meta {...content.meta} />
      <CheckoutHero {...content.hero}>
        {(introduction) => (
          <DonationCheckout
            introduction={introduction}
            copy={content.checkout}
            charities={demoCharities}
          />
        )}
      </CheckoutHero>
      <KeyFigures {...content.figures} />
      <BenefitList {...content.benefits} />
      <CodeSamples {...content.code} {...useCopyToasts()} />
      <WidgetTrial />
      <Keys />
      <ApiPages {...apiPages} />
      <CallToAction {...content.callToAction} />
    </>
  );
}
