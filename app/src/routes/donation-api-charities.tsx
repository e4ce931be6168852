import { DonationCheckout } from '@tuppence/ui/demos';
import {
  ApiPages,
  BenefitList,
  CallToAction,
  CheckoutHero,
  CodeSamples,
  KeyFigures,
} from '@tuppence/ui/donation-api';
import { otherApiPages } from '../content/api-pages';
import { demoCharities } from '../content/demo-charities';
import * as content from '../content/donation-api';
import { copyMessages } from '../content/messages';
import { Meta } from '../seo/Meta';
import { useCopyToasts } from '../shell/toasts/useCopyToasts';
import { Keys } from './donation-api-charities/keys';
import { WidgetTrial } from './donation-api-charities/widget-trial';

export function Component() {
  const copied = useCopyToasts();
  return (
    <>
      <Meta {...content.meta} />
      <CheckoutHero {...content.hero}>
        <DonationCheckout copy={content.checkout} charities={demoCharities} />
      </CheckoutHero>
      <KeyFigures {...content.figures} />
      <BenefitList {...content.benefits} />
      <CodeSamples {...content.code} {...copied(copyMessages.copied)} />
      <WidgetTrial />
      <Keys />
      <ApiPages {...otherApiPages(content.meta.path)} />
      <CallToAction {...content.callToAction} />
    </>
  );
}
