'use client';

import type { RefObject } from 'react';
import type { Charity } from '../../brand/charity-picker/charity';
import { FieldError } from '../../components/field';
import { StepHeading, useStepFocus } from '../step';
import { AmountStep } from './AmountStep';
import type { AmountProblem } from './amount';
import { checkoutRules } from './checkout';
import { GiftAidStep } from './GiftAidStep';
import { PaymentStep } from './PaymentStep';
import type { CheckoutStepProps } from './step-props';
import { ThanksStep } from './ThanksStep';

interface CheckoutStepsProps extends CheckoutStepProps {
  charities: readonly Charity[];
  /** Why the custom amount was rejected. */
  problem: AmountProblem | undefined;
  /** Ref of the custom amount field, used to focus it. */
  fieldRef: RefObject<HTMLInputElement | null>;
  /** Whether to load the charity picker. */
  pickerWanted: boolean;
  /**
   * The error shown if sending the donation failed, and its id, for the button's `aria-describedby`.
   * Undefined if the demo does not send donations.
   */
  failure: { id: string; message: string | undefined } | undefined;
}

/** The current step, below its heading. */
export function CheckoutSteps({
  charities,
  problem,
  fieldRef,
  pickerWanted,
  failure,
  ...step
}: CheckoutStepsProps) {
  const { state, copy } = step;
  const heading = useStepFocus(state.step);
  const headings = {
    1: copy.amount.heading,
    2: copy.giftAid.heading,
    3: copy.payment.heading,
    4: copy.thanks.heading,
  };
  return (
    <>
      <StepHeading headingRef={heading} step={state.step} steps={checkoutRules.steps}>
        {headings[state.step]}
      </StepHeading>
      {state.step === 1 ? (
        <AmountStep
          {...step}
          charities={charities}
          problem={problem}
          fieldRef={fieldRef}
          pickerWanted={pickerWanted}
        />
      ) : null}
      {state.step === 2 ? <GiftAidStep {...step} /> : null}
      {state.step === 3 ? (
        <>
          <PaymentStep {...step} />
          {failure ? <FieldError id={failure.id}>{failure.message}</FieldError> : null}
        </>
      ) : null}
      {state.step === 4 ? <ThanksStep {...step} /> : null}
    </>
  );
}
