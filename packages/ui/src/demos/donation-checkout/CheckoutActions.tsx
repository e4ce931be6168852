'use client';

import { Button } from '../../components/button/Button';
import { StepActions } from '../step/StepActions';
import type { CheckoutAction, CheckoutStep } from './checkout';

export interface CheckoutLabels {
  continueLabel?: string | undefined;
  /** Default `Donate Now`. */
  donateLabel?: string | undefined;
  /** Default `Start Over`. */
  startOverLabel?: string | undefined;
  /** Label of the button that returns from the thank-you to step 1. Default `Give again`. */
  giveAgainLabel?: string | undefined;
  /** Default `Back`. */
  backLabel?: string | undefined;
  /** Label of the donate button while sending. Default `Sending…`. */
  sendingLabel?: string | undefined;
}

interface CheckoutActionsProps {
  step: CheckoutStep;
  labels: CheckoutLabels;
  /** While true, the donate button is pending and Back is hidden. */
  sending: boolean;
  /** Id of the error message, if there is one. */
  describedBy: string | undefined;
  dispatch: (action: CheckoutAction) => void;
}

/** The buttons of each step. */
export function CheckoutActions({
  step,
  labels: {
    continueLabel = 'Continue',
    donateLabel = 'Donate Now',
    sendingLabel = 'Sending…',
    startOverLabel = 'Start Over',
    giveAgainLabel = 'Give again',
    backLabel = 'Back',
  },
  sending,
  describedBy,
  dispatch,
}: CheckoutActionsProps) {
  // Keyed: if one button became another during a press, the press could submit the form.
  if (step === 4) {
    return (
      <StepActions step={step}>
        <Button key="over" size="large" onClick={() => dispatch({ type: 'startOver' })}>
          {startOverLabel}
        </Button>
        <Button key="again" tone="quiet" size="large" onClick={() => dispatch({ type: 'next' })}>
          {giveAgainLabel}
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
        pendingLabel={sendingLabel}
        aria-describedby={describedBy}
      >
        {step === 3 ? donateLabel : continueLabel}
      </Button>
      {step > 1 && !sending ? (
        <Button key="back" tone="quiet" size="large" onClick={() => dispatch({ type: 'back' })}>
          {backLabel}
        </Button>
      ) : null}
    </StepActions>
  );
}
