'use client';

import { blankDeclaration } from '@tuppence/giving/declaration';
import { breakDown } from '@tuppence/giving/donation';
import {
  type FormEvent,
  type ReactNode,
  startTransition,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { Charity } from '../../brand/charity-picker/charity';
import { describedBy } from '../../components/field/field-ids';
import { FormFields } from '../../components/form-fields/FormFields';
import { useSending } from '../../components/form-fields/use-sending';
import { Text } from '../../components/text/Text';
import { focusRefused } from '../../hooks/focus-refused';
import { showFromTop } from '../step/show-from-top';
import { CheckoutActions } from './CheckoutActions';
import { CheckoutDisplay } from './CheckoutDisplay';
import { CheckoutReceipt } from './CheckoutReceipt';
import { CheckoutSteps } from './CheckoutSteps';
import {
  type CheckoutAction,
  type CheckoutDonation,
  type CheckoutState,
  type CheckoutValues,
  checkout,
  checkoutRules,
  chosenAmount,
  startCheckout,
  undeclared,
} from './checkout';
import { type CheckoutCopy, formatSums } from './copy';
import * as css from './DonationCheckout.css';

/** `message` is shown to the donor. */
export type DonationOutcome = { ok: true } | { ok: false; message: string };

export interface DonationCheckoutProps {
  copy: CheckoutCopy;
  /** The first is selected unless `initialValues` names another. */
  charities: readonly Charity[];
  note?: string | undefined;
  /** Above the form; in wide windows, above the receipt. */
  introduction?: ReactNode;
  /** Default: £30 a month with Gift Aid, by bank transfer. */
  initialValues?: Partial<CheckoutValues> | undefined;
  /** Sends the donation after step 3. Default: nothing is sent. */
  onDonate?: ((donation: CheckoutDonation) => Promise<DonationOutcome>) | undefined;
  /** Called when the donor leaves the thank-you. */
  onStartOver?: (() => void) | undefined;
}

/** The checkout that a charity's donors would see (docs/behaviour.md 6.7). */
export function DonationCheckout({
  copy,
  charities,
  note,
  introduction,
  initialValues,
  onDonate,
  onStartOver,
}: DonationCheckoutProps) {
  const start = () =>
    startCheckout(charities[0]?.id ?? '', {
      declaration: copy.giftAid.example?.declaration ?? blankDeclaration,
      ...initialValues,
    });
  const [state, dispatch] = useReducer(checkout, undefined, start);
  const [refusal, setRefusal] = useState<string>();
  async function send(donation: CheckoutDonation) {
    setRefusal(undefined);
    const outcome = await onDonate?.(donation);
    if (outcome?.ok === false) setRefusal(outcome.message);
    else dispatch({ type: 'next' });
  }
  const { sendOnce, failure: fault, button, dismiss } = useSending(send);
  const sending = button.pending;
  const failure = fault ? `${fault.title}. ${fault.message}` : refusal;
  const [refused, setRefused] = useState(false);
  const [engaged, setEngaged] = useState(false);
  const id = useId();
  const [noteId, sumId, failureId] = [`${id}-note`, `${id}-sum`, `${id}-failure`];
  const till = useRef<HTMLFormElement>(null);
  const shownStep = useRef(state.step);
  const left = useRef<CheckoutState>(undefined);

  const amount = chosenAmount(state);
  const lines = breakDown(amount.ok ? amount.pence : 0, state);
  const charity =
    charities.find(({ id }) => id === state.charityId)?.name ?? copy.amount.charityLabel;
  const sums = formatSums(lines, state.monthly, charity);
  const onEnter = (values: Partial<CheckoutValues>) => act({ type: 'enter', values });
  const step = { state, copy, charity, lines, sums, sumId, sending, refused, onEnter };

  useLayoutEffect(() => {
    if (shownStep.current === state.step) return;
    shownStep.current = state.step;
    if (till.current) showFromTop(till.current);
  }, [state.step]);

  /** A transition lets the browser show the press first. Until its step is shown, one press counts. */
  function go(action: CheckoutAction) {
    if (left.current === state) return;
    left.current = state;
    startTransition(() => dispatch(action));
  }

  function act(action: CheckoutAction) {
    // A message about the last donation does not apply to a changed one.
    setRefusal(undefined);
    dismiss();
    if (action.type === 'enter') dispatch(action);
    else go(action);
    if (state.step === checkoutRules.steps) onStartOver?.();
  }

  const engage = () => startTransition(() => setEngaged(true));

  function proceed(event: FormEvent) {
    event.preventDefault();
    const [wrong] = amount.ok ? (state.step === 2 ? undeclared(state) : []) : ['amount'];
    setRefused(wrong !== undefined);
    const field = wrong && till.current?.elements.namedItem(wrong);
    if (field instanceof HTMLElement) {
      field.closest('details')?.setAttribute('open', '');
      field.focus();
    }
    if (!wrong && focusRefused(till.current)) return;
    if (state.step === 3 && amount.ok && onDonate) {
      const { monthly, giftAid, payment, charityId } = state;
      const declaration = giftAid ? state.declaration : undefined;
      void sendOnce({
        amountPence: amount.pence,
        monthly,
        giftAid,
        declaration,
        payment,
        charityId,
      });
    } else go({ type: 'next' });
  }

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
          step={state.step}
          steps={checkoutRules.steps}
          sums={amount.ok ? sums : undefined}
          monthly={state.monthly}
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
