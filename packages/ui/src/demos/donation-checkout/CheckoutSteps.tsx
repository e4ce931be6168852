'use client';

import { FieldError } from '../../components/field';
import { StepHeading } from '../step/StepHeading';
import { AmountStep, type AmountStepProps } from './AmountStep';
import { checkoutRules } from './checkout';
import { GiftAidStep } from './GiftAidStep';
import { PaymentStep } from './PaymentStep';
import { ThanksStep } from './ThanksStep';

interface CheckoutStepsProps extends AmountStepProps {
  /** The error if sending failed, and its element's id. Undefined if the demo sends nothing. */
  failure: { id: string; message: string | undefined } | undefined;
}

/** The current step, below its heading. */
export function CheckoutSteps({ failure, ...step }: CheckoutStepsProps) {
  const { state, copy } = step;
  const headings = {
    1: copy.amount.heading,
    2: copy.giftAid.heading,
    3: copy.payment.heading,
    4: copy.thanks.heading,
  };
  return (
    <>
      <StepHeading step={state.step} steps={checkoutRules.steps}>
        {headings[state.step]}
      </StepHeading>
      {state.step === 1 ? <AmountStep {...step} /> : null}
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
