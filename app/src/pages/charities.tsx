import { calculatorCopy } from '@tuppence/content/charities/calculator';
import * as content from '@tuppence/content/charities/copy';
import { whatReachesYou } from '@tuppence/content/shared/where-it-goes';
import { Meta } from '@tuppence/site/meta';
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
import { charitiesMeta } from '../content/charities';
import { charityFaq, faqData } from '../content/faq';
import { charitiesKit } from '../content/kit';
import { env } from '../env';
import { Kit } from './kit/Kit';

const callToAction = content.charitiesCallToAction(env);

export function Component() {
  return (
    <>
      <Meta {...charitiesMeta} faq={faqData(charityFaq)} />
      <CharitiesHero {...content.charitiesHero(env)} />
      <SupporterSteps {...content.supporterSteps} />
      <WhereItGoes {...whatReachesYou} />
      <CalculatorSection {...content.calculatorSection}>
        <DonationCalculator copy={calculatorCopy} />
      </CalculatorSection>
      <TimedSteps
        {...content.timedSteps}
        action={
          <ButtonLink href={callToAction.claim.href} external size="large">
            {callToAction.claim.label}
          </ButtonLink>
        }
      />
      <Kit offer={charitiesKit} picture={<Noticeboard />} />
      <Faq {...charityFaq} />
      <CharitiesCallToAction {...callToAction} />
    </>
  );
}
