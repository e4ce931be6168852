import { demoCharities } from '@tuppence/content/demo-charities';
import { DonationCheckout } from '@tuppence/ui/checkout';
import {
  BenefitList,
  CallToAction,
  CheckoutHero,
  CodeSamples,
  KeyFigures,
} from '@tuppence/ui/donation-api';
import * as content from '../content/donation-api';
import { Meta } from '../seo/Meta';
import { Static, staticPart } from '../shell/islands/static-part';
import type { PageHandle } from '../shell/page-handle';
import { useCopyToasts } from '../shell/toasts/use-copy-toasts';
import { Keys } from './donation-api-charities/keys';
import { WidgetTrial } from './donation-api-charities/widget-trial';

const pages = staticPart('donation-api/pages', () => import('./donation-api/pages'));

export const handle: PageHandle = { parts: [pages] };

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
      <Static part={pages} />
      <CallToAction {...content.callToAction} />
    </>
  );
}
