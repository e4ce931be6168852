import { parseAmount } from './amount';

/** Ways to pay in the demo (docs/behaviour.md 11.1: card £0.80, bank transfer free). */
export type PaymentMethod = 'bankTransfer' | 'card';

/** The arithmetic's constants. */
export const checkoutRules = {
  presetsPence: [1000, 2000, 5000],
  customDefault: '30',
  giftAidPercent: 25,
  feePence: { bankTransfer: 0, card: 80 },
  steps: 4,
} as const;

/** Amount, Gift Aid, payment, thanks. */
export type CheckoutStep = 1 | 2 | 3 | 4;

/** Everything a donor has entered. The custom entry survives the choice of a preset. */
export interface CheckoutState {
  /** The step shown. */
  step: CheckoutStep;
  /** One of the presets in pence, or the custom amount. */
  choice: number | 'custom';
  /** The custom amount as it was typed. */
  customEntry: string;
  /** Whether the gift is repeated every month. */
  monthly: boolean;
  /** Whether Gift Aid is declared. */
  giftAid: boolean;
  /** How it is paid. */
  payment: PaymentMethod;
  /** Id of the chosen charity. */
  charityId: string;
}

/** What a donor enters in one of the steps. */
export type CheckoutValues = Omit<CheckoutState, 'step'>;

/** What a donor decided, once all steps are done. */
export interface CheckoutDonation
  extends Pick<CheckoutState, 'monthly' | 'giftAid' | 'payment' | 'charityId'> {
  /** What the donor gives. */
  amountPence: number;
}

/** What a donor does: fills fields in, goes on, goes back, starts again. */
export type CheckoutAction =
  | { type: 'enter'; values: Partial<CheckoutValues> }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'startOver' };

/** Step 1 with the defaults: £30 a month, Gift Aid on, by bank transfer (docs/behaviour.md 5). */
export function startCheckout(
  charityId: string,
  entered: Partial<CheckoutValues> = {},
): CheckoutState {
  return {
    step: 1,
    choice: 'custom',
    customEntry: checkoutRules.customDefault,
    monthly: true,
    giftAid: true,
    payment: 'bankTransfer',
    charityId,
    ...entered,
  };
}

/** An amount in pence as it would be entered: one of the presets, or pounds and pence. */
export function enterAmount(pence: number): Partial<CheckoutValues> {
  if ((checkoutRules.presetsPence as readonly number[]).includes(pence)) return { choice: pence };
  const pounds = (pence / 100).toFixed(2);
  return { choice: 'custom', customEntry: pounds.replace(/\.00$/, '') };
}

/** The chosen amount in pence, or why there is none. */
export function chosenAmount({ choice, customEntry }: CheckoutState) {
  return choice === 'custom' ? parseAmount(customEntry) : ({ ok: true, pence: choice } as const);
}

/** Whether a payment method leaves anything of a donation: its fee is smaller than the amount. */
export function canPayBy(payment: PaymentMethod, amountPence: number): boolean {
  return checkoutRules.feePence[payment] < amountPence;
}

/** Lines of the receipt, in pence: net = gross + Gift Aid - fee. */
export interface DonationBreakdown {
  /** What the donor gives. */
  grossPence: number;
  /** What Gift Aid adds; 0 without it. */
  giftAidPence: number;
  /** What the payment costs. */
  feePence: number;
  /** What the charity gets. */
  netPence: number;
}

/** What becomes of a donation: Gift Aid added, the fee of the way of paying taken off. All in pence. */
export function breakDown(
  grossPence: number,
  { giftAid, payment }: Pick<CheckoutState, 'giftAid' | 'payment'>,
): DonationBreakdown {
  const giftAidPence = giftAid ? Math.round((grossPence * checkoutRules.giftAidPercent) / 100) : 0;
  const feePence = checkoutRules.feePence[payment];
  return { grossPence, giftAidPence, feePence, netPence: grossPence + giftAidPence - feePence };
}

/**
 * One step of the checkout (docs/behaviour.md 6.7). `next` moves on only with a valid amount, and at step 4 cycles
 * to step 1; `startOver` returns to step 1. Both keep what was entered.
 */
export function checkout(state: CheckoutState, action: CheckoutAction): CheckoutState {
  switch (action.type) {
    case 'enter':
      return withPossiblePayment({ ...state, ...action.values });
    case 'back':
      return { ...state, step: Math.max(1, state.step - 1) as CheckoutStep };
    case 'startOver':
      return { ...state, step: 1 };
    case 'next':
      if (!chosenAmount(state).ok) return { ...state, step: 1 };
      return { ...state, step: ((state.step % checkoutRules.steps) + 1) as CheckoutStep };
  }
}

/** Changes to the free bank transfer where the fee of a card would be as large as the donation. */
function withPossiblePayment(state: CheckoutState): CheckoutState {
  const amount = chosenAmount(state);
  if (!amount.ok || canPayBy(state.payment, amount.pence)) return state;
  return { ...state, payment: 'bankTransfer' };
}
