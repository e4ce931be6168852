'use client';

import { Button } from '../../components/button';
import { StepActions } from '../step';
import type { CheckoutAction, CheckoutStep } from './checkout';

/** Words of the checkout's buttons. */
export interface CheckoutLabels {
  /** Words of the buttons (docs/behaviour.md 6.7). */
  continueLabel?: string | undefined;
  /** Words of the button of step 3. Default `Donate Now`. */
  donateLabel?: string | undefined;
  /** Words of the button of step 4. Default `Start Over`. */
  startOverLabel?: string | undefined;
  /** The next action after the thank-you: it leads to step 1, as `next` does there. Default `Give again`. */
  giveAgainLabel?: string | undefined;
  /** Words of the button that leads back. Default `Back`. */
  backLabel?: string | undefined;
  /** Words of the button of step 3 while the donation is sent. Default `Sending…`. */
  sendingLabel?: string | undefined;
}

interface CheckoutActionsProps {
  step: CheckoutStep;
  labels: CheckoutLabels;
  /** The donation is on its way: nothing else can be pressed. */
  sending: boolean;
  /** Id of what went wrong. */
  describedBy: string | undefined;
  dispatch: (action: CheckoutAction) => void;
}

/** The buttons of the checkout's steps. */
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
  // Keys, because a button that turned into a submit button while it is pressed would submit.
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
