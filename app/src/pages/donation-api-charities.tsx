import { stepsCopy } from '@tuppence/checkout/steps-copy';
import * as content from '@tuppence/content/donation-api/charities';
import { demoCharities } from '@tuppence/content/donation-api/demo-charities';
import { apiPages } from '@tuppence/content/donation-api/pages';
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
import { env } from '../env';
import { useCopyToasts } from '../providers/toasts/use-copy-toasts';
import { Keys } from './donation-api-charities/keys';
import { WidgetTrial } from './donation-api-charities/widget-trial';

const checkout = stepsCopy(content.checkout);

export function Component() {
  return (
    <>
      <Meta {...content.meta(env)} />
      <CheckoutHero {...content.hero(env)}>
        {(introduction) => (
          <DonationCheckout introduction={introduction} copy={checkout} charities={demoCharities} />
        )}
      </CheckoutHero>
      <BenefitList {...content.benefits} />
      <CodeSamples {...content.code} {...useCopyToasts()} />
      <WidgetTrial />
      <Keys />
      <KeyFigures {...content.figures} />
      <ApiPages {...apiPages} />
      <CallToAction {...content.callToAction(env)} />
    </>
  );
}
