import { DonationCheckout } from '@tuppence/ui/demos';
import { CheckoutHero, CodeSamples, FigureTape, LastWord, Ledger } from '@tuppence/ui/donation-api';
import { demoCharities } from '../content/demo-charities';
import * as content from '../content/donation-api';
import { copyMessages } from '../content/messages';
import { useCopyToasts } from '../providers/useCopyToasts';
import { Meta } from '../seo/Meta';

export function Component() {
  const copied = useCopyToasts();
  return (
    <>
      <Meta {...content.meta} />
      <CheckoutHero {...content.hero}>
        <DonationCheckout copy={content.checkout} charities={demoCharities} />
      </CheckoutHero>
      <FigureTape {...content.figures} />
      <Ledger {...content.benefits} />
      <CodeSamples {...content.code} {...copied(copyMessages.copied)} />
      <LastWord {...content.lastWord} />
    </>
  );
}
