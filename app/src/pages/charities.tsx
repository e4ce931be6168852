import { calculatorCopy } from '@tuppence/content/charities/calculator';
import * as content from '@tuppence/content/charities/copy';
import { questions } from '@tuppence/content/charities/faq';
import { charitiesKit } from '@tuppence/content/kit/offer';
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
import { env } from '../env';
import { Kit } from './kit/Kit';

const callToAction = content.callToAction(env);

export function Component() {
  return (
    <>
      <Meta {...content.meta(env)} />
      <CharitiesHero {...content.hero(env)} />
      <SupporterSteps {...content.supporterSteps} />
      <WhereItGoes {...whatReachesYou} />
      <TimedSteps
        {...content.timedSteps}
        action={
          <ButtonLink href={callToAction.claim.href} external size="large">
            {callToAction.claim.label}
          </ButtonLink>
        }
      />
      <CalculatorSection {...content.calculatorSection}>
        <DonationCalculator copy={calculatorCopy} />
      </CalculatorSection>
      <Kit offer={charitiesKit(env)} picture={<Noticeboard />} />
      <Faq {...questions(env)} />
      <CharitiesCallToAction {...callToAction} />
    </>
  );
}
