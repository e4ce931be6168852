import { Button } from '../../components/button/Button';
import { StepActions } from '../step/StepActions';
import type { CheckoutAction, CheckoutState, CheckoutStep } from './checkout';
import type { CheckoutCopy } from './copy';

interface CheckoutActionsProps {
  copy: CheckoutCopy['actions'];
  step: CheckoutStep;
  sending: boolean;
  describedBy: string | undefined;
  dispatch: (action: CheckoutAction) => void;
  start: () => CheckoutState;
}

/** The buttons of each step. */
export function CheckoutActions({
  copy,
  step,
  sending,
  describedBy,
  dispatch,
  start,
}: CheckoutActionsProps) {
  // Keyed: if one button became another during a press, the press could submit the form.
  if (step === 4) {
    return (
      <StepActions step={step}>
        <Button
          key="over"
          size="large"
          onClick={() => dispatch({ type: 'startOver', start: start() })}
        >
          {copy.startOver}
        </Button>
        <Button key="again" tone="quiet" size="large" onClick={() => dispatch({ type: 'next' })}>
          {copy.again}
        </Button>
      </StepActions>
    );
  }
  return (
    <StepActions step={step}>
      <Button
        key="forward"
        type="submit"
        size="large"
        pending={sending}
        pendingLabel={copy.sending}
        aria-describedby={describedBy}
      >
        {step === 3 ? copy.donate : copy.next}
      </Button>
      {step > 1 && !sending ? (
        <Button key="back" tone="quiet" size="large" onClick={() => dispatch({ type: 'back' })}>
          {copy.back}
        </Button>
      ) : null}
    </StepActions>
  );
}
