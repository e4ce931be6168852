'use client';

import { type FormEvent, useReducer, useRef, useState } from 'react';
import type { Charity } from '../../brand/charity-picker';
import { Button } from '../../components/button';
import { FormFields } from '../../components/form-fields';
import { formatPence } from '../money';
import { StepActions, StepHeading, useStepFocus } from '../step';
import { AmountStep } from './AmountStep';
import { CheckoutDisplay } from './CheckoutDisplay';
import { CheckoutReceipt } from './CheckoutReceipt';
import {
  breakDown,
  type CheckoutValues,
  checkout,
  checkoutRules,
  chosenAmount,
  startCheckout,
} from './checkout';
import type { CheckoutCopy } from './copy';
import * as css from './DonationCheckout.css';
import { GiftAidStep } from './GiftAidStep';
import { PaymentStep } from './PaymentStep';
import { ThanksStep } from './ThanksStep';

export interface DonationCheckoutProps {
  /** The words. */
  copy: CheckoutCopy;
  /** What the donor can give to. The first is chosen at first. */
  charities: readonly Charity[];
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
}

/**
 * The checkout as a charity's donors would meet it (docs/behaviour.md 6.7): amount, Gift Aid, payment method and
 * thank-you, with the receipt printing beside them. No money moves, nothing is sent.
 */
export function DonationCheckout({
  copy,
  charities,
  continueLabel = 'Continue',
  donateLabel = 'Donate Now',
  startOverLabel = 'Start Over',
  giveAgainLabel = 'Give again',
  backLabel = 'Back',
}: DonationCheckoutProps) {
  const [state, dispatch] = useReducer(checkout, charities[0]?.id ?? '', startCheckout);
  const [refused, setRefused] = useState(false);
  const [engaged, setEngaged] = useState(false);
  const heading = useStepFocus(state.step);
  const customField = useRef<HTMLInputElement>(null);

  const amount = chosenAmount(state);
  const lines = breakDown(amount.ok ? amount.pence : 0, state);
  const charity = charities.find(({ id }) => id === state.charityId)?.name ?? '';
  const headings = {
    1: copy.amount.heading,
    2: copy.giftAid.heading,
    3: copy.payment.heading,
    4: copy.thanks.heading,
  };
  const onEnter = (values: Partial<CheckoutValues>) => dispatch({ type: 'enter', values });
  const step = { state, copy, charity, lines, onEnter };

  function proceed(event: FormEvent) {
    event.preventDefault();
    setRefused(!amount.ok);
    if (!amount.ok) customField.current?.focus();
    dispatch({ type: 'next' });
  }

  return (
    <section className={css.shop} aria-label={copy.label}>
      <form
        className={css.checkout}
        onSubmit={proceed}
        onFocus={() => setEngaged(true)}
        onPointerEnter={() => setEngaged(true)}
        noValidate
      >
        <FormFields>
          <CheckoutDisplay
            name={copy.stepNames[state.step - 1] ?? ''}
            step={state.step}
            steps={checkoutRules.steps}
            figure={
              amount.ok
                ? formatPence(state.step === 1 ? lines.grossPence : lines.netPence)
                : '£-.--'
            }
          />
          <div className={css.body} data-surface="card">
            <StepHeading headingRef={heading} step={state.step} steps={checkoutRules.steps}>
              {headings[state.step]}
            </StepHeading>
            {state.step === 1 ? (
              <AmountStep
                {...step}
                charities={charities}
                problem={refused && !amount.ok ? amount.reason : undefined}
                fieldRef={customField}
                pickerWanted={engaged}
              />
            ) : null}
            {state.step === 2 ? <GiftAidStep {...step} /> : null}
            {state.step === 3 ? <PaymentStep {...step} /> : null}
            {state.step === 4 ? <ThanksStep {...step} /> : null}
            <StepActions>
              {/* Keys, because a button that turned into a submit button while it is pressed would submit. */}
              {state.step === 4 ? (
                <>
                  <Button key="over" size="large" onClick={() => dispatch({ type: 'startOver' })}>
                    {startOverLabel}
                  </Button>
                  <Button
                    key="again"
                    tone="quiet"
                    size="large"
                    onClick={() => dispatch({ type: 'next' })}
                  >
                    {giveAgainLabel}
                  </Button>
                </>
              ) : (
                <Button key="forward" type="submit" size="large">
                  {state.step === 3 ? donateLabel : continueLabel}
                </Button>
              )}
              {state.step === 2 || state.step === 3 ? (
                <Button tone="quiet" size="large" onClick={() => dispatch({ type: 'back' })}>
                  {backLabel}
                </Button>
              ) : null}
            </StepActions>
          </div>
          <div className={css.drawer} aria-hidden />
        </FormFields>
      </form>
      <CheckoutReceipt {...step} amountKnown={amount.ok} />
    </section>
  );
}
