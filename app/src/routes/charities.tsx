import { calculatorCopy } from '@tuppence/content/calculator';
import { whatReachesYou } from '@tuppence/content/where-it-goes';
import { ButtonLink } from '@tuppence/ui';
import { Noticeboard } from '@tuppence/ui/brand';
import {
  CalculatorSection,
  CharitiesCallToAction,
  CharitiesHero,
  SupporterSteps,
  TimedSteps,
} from '@tuppence/ui/charities';
import { DonationCalculator } from '@tuppence/ui/demos';
import { Faq } from '@tuppence/ui/faq';
import { WhereItGoes } from '@tuppence/ui/where-it-goes';
import { charities } from '../content/charities';
import { charityFaq, faqData } from '../content/faq';
import { charitiesKit } from '../content/kit';
import { Meta } from '../seo/Meta';
import { Kit } from '../shell/kit/Kit';

export function Component() {
  return (
    <>
      <Meta {...charities.meta} faq={faqData(charityFaq)} />
      <CharitiesHero {...charities.hero} />
      <SupporterSteps {...charities.steps} />
      <WhereItGoes {...whatReachesYou} />
      <CalculatorSection {...charities.calculator}>
        <DonationCalculator copy={calculatorCopy} />
      </CalculatorSection>
      <TimedSteps
        {...charities.start}
        action={
          <ButtonLink href={charities.closing.claim.href} external size="large">
            {charities.closing.claim.label}
          </ButtonLink>
        }
      />
      <Kit offer={charitiesKit} picture={<Noticeboard />} />
      <Faq {...charityFaq} />
      <CharitiesCallToAction {...charities.closing} />
    </>
  );
}
