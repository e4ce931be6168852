'use client';

import { breakDown } from '@tuppence/giving/donation';
import { type ReactNode, startTransition, useDeferredValue, useId, useState } from 'react';
import { describedBy } from '../../components/field/field-ids';
import { FormFields } from '../../components/form-fields/FormFields';
import { Text } from '../../components/text/Text';
import { CheckoutActions } from './CheckoutActions';
import { CheckoutDisplay } from './CheckoutDisplay';
import { CheckoutReceipt } from './CheckoutReceipt';
import { CheckoutSteps } from './CheckoutSteps';
import { type CheckoutValues, checkoutRules, chosenAmount } from './checkout';
import { formatSums } from './copy';
import * as css from './DonationCheckout.css';
import { type CheckoutOptions, useCheckout } from './use-checkout';

export interface DonationCheckoutProps extends CheckoutOptions {
  note?: string | undefined;
  /** Above the form; in wide windows, above the receipt. */
  introduction?: ReactNode;
}

/** The checkout that a charity's donors would see (docs/behaviour.md 6.7). */
export function DonationCheckout({ note, introduction, ...options }: DonationCheckoutProps) {
  const { copy, charities, onDonate } = options;
  const { till, state, refused, sending, failure, start, act, proceed } = useCheckout(options);
  const [engaged, setEngaged] = useState(false);
  const engage = () => startTransition(() => setEngaged(true));
  const id = useId();
  const [noteId, sumId, failureId] = [`${id}-note`, `${id}-sum`, `${id}-failure`];

  // A slow phone shows the pressed field first.
  const printed = useDeferredValue(state);
  const amount = chosenAmount(printed);
  const lines = breakDown(amount.ok ? amount.pence : 0, printed);
  const charity =
    charities.find(({ id }) => id === printed.charityId)?.name ?? copy.amount.charityLabel;
  const sums = formatSums(lines, printed.monthly, charity);
  const onEnter = (values: Partial<CheckoutValues>) => act({ type: 'enter', values });
  const step = { state, printed, copy, charity, lines, sums, sumId, sending, refused, onEnter };

  return (
    <div className={introduction ? css.introducedShop : css.shop}>
      {introduction}
      <form
        ref={till}
        className={css.checkout}
        aria-label={copy.label}
        onSubmit={proceed}
        onFocus={engage}
        onPointerEnter={engage}
        noValidate
      >
        <CheckoutDisplay
          copy={copy.display}
          step={printed.step}
          steps={checkoutRules.steps}
          sums={amount.ok ? sums : undefined}
          monthly={printed.monthly}
        />
        <div className={css.body} data-surface="raised">
          <FormFields>
            {note ? (
              <Text size="small" id={noteId}>
                {note}
              </Text>
            ) : (
              <span id={noteId} hidden>
                {copy.label}
              </span>
            )}
            <CheckoutSteps
              {...step}
              charities={charities}
              problem={refused && !amount.ok ? amount.reason : undefined}
              pickerWanted={engaged}
              failure={onDonate ? { id: failureId, message: failure } : undefined}
            />
            <CheckoutActions
              copy={copy.actions}
              step={state.step}
              sending={sending}
              describedBy={describedBy(
                failure ? failureId : null,
                // What is paid, to whom, and whether it is a demo.
                ...(state.step === 3 ? [sumId, noteId] : []),
              )}
              dispatch={act}
              start={start}
            />
          </FormFields>
        </div>
        <div className={css.drawer} aria-hidden />
      </form>
      <CheckoutReceipt {...step} amountKnown={amount.ok} />
    </div>
  );
}
