import { blankDeclaration } from '@tuppence/giving/declaration';
import {
  type FormEvent,
  startTransition,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { Charity } from '../../brand/charity-picker/charity';
import { useSending } from '../../components/form-fields/use-sending';
import { focusRefused } from '../../hooks/focus-refused';
import { showFromTop } from '../step/show-from-top';
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
import type { CheckoutCopy } from './copy';

/** `message` is shown to the donor. */
export type DonationOutcome = { ok: true } | { ok: false; message: string };

export interface CheckoutOptions {
  copy: CheckoutCopy;
  /** The first is selected unless `initialValues` names another. */
  charities: readonly Charity[];
  /** Default: £30 a month with Gift Aid, by bank transfer. */
  initialValues?: Partial<CheckoutValues> | undefined;
  /** Sends the donation after step 3. Default: nothing is sent. */
  onDonate?: ((donation: CheckoutDonation) => Promise<DonationOutcome>) | undefined;
  /** Called when the donor leaves the thank-you. */
  onStartOver?: (() => void) | undefined;
}

/** What a donor has entered, and what their presses do. `till` is for the form. */
export function useCheckout({
  copy,
  charities,
  initialValues,
  onDonate,
  onStartOver,
}: CheckoutOptions) {
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
  const till = useRef<HTMLFormElement>(null);
  const shownStep = useRef(state.step);
  const left = useRef<CheckoutState>(undefined);
  const amount = chosenAmount(state);

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

  return { till, state, refused, sending, failure, start, act, proceed };
}
