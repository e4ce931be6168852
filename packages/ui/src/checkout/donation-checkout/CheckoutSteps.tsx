import { Coin } from '../../components/coin/Coin';
import { FieldError } from '../../components/field';
import { Text } from '../../components/text/Text';
import { StepHeading } from '../step/StepHeading';
import { AmountStep, type AmountStepProps } from './AmountStep';
import { checkoutRules } from './checkout';
import { GiftAidStep } from './GiftAidStep';
import { PaymentStep } from './PaymentStep';

interface CheckoutStepsProps extends AmountStepProps {
  /** Undefined if the demo sends nothing. */
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
  const thanks = state.step === 4 ? copy.thanks.text(step.sums) : undefined;
  return (
    <>
      <StepHeading step={state.step} steps={checkoutRules.steps} said={thanks}>
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
      {thanks ? (
        <>
          <Coin size={120} dropped />
          <Text size="lead">{thanks}</Text>
          <Text size="small" tone="muted">
            {copy.thanks.small}
          </Text>
        </>
      ) : null}
    </>
  );
}
