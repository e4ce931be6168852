import { parseAmount } from '@tuppence/giving/amount';
import {
  blankDeclaration,
  type Declaration,
  declarationFields,
  isDeclared,
} from '@tuppence/giving/declaration';
import { canPayBy, type PaymentMethod } from '@tuppence/giving/donation';

export const checkoutRules = {
  presetsPence: [1000, 2000, 5000],
  customDefault: '30',
  steps: 4,
} as const;

/** Amount, Gift Aid, payment, thank-you. */
export type CheckoutStep = 1 | 2 | 3 | 4;

export interface CheckoutState {
  step: CheckoutStep;
  /** A preset in pence, or the custom amount. */
  choice: number | 'custom';
  /** As typed. */
  customEntry: string;
  monthly: boolean;
  giftAid: boolean;
  /** As typed. */
  declaration: Declaration;
  payment: PaymentMethod;
  charityId: string;
}

export type CheckoutValues = Omit<CheckoutState, 'step'>;

export interface CheckoutDonation
  extends Pick<CheckoutState, 'monthly' | 'giftAid' | 'payment' | 'charityId'> {
  amountPence: number;
  /** Undefined without Gift Aid. */
  declaration?: Declaration | undefined;
}

export type CheckoutAction =
  | { type: 'enter'; values: Partial<CheckoutValues> }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'startOver'; start: CheckoutState };

/** The defaults of the product (docs/behaviour.md 5). */
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
    declaration: blankDeclaration,
    payment: 'bankTransfer',
    charityId,
    ...entered,
  };
}

/** The preset of an amount if there is one, otherwise a custom amount. */
export function enterAmount(pence: number): Partial<CheckoutValues> {
  if ((checkoutRules.presetsPence as readonly number[]).includes(pence)) return { choice: pence };
  const pounds = (pence / 100).toFixed(2);
  return { choice: 'custom', customEntry: pounds.replace(/\.00$/, '') };
}

export function chosenAmount({ choice, customEntry }: CheckoutState) {
  return choice === 'custom' ? parseAmount(customEntry) : ({ ok: true, pence: choice } as const);
}

/** Fields of the declaration that HMRC would not accept. */
export function undeclared({ giftAid, declaration }: CheckoutState): (keyof Declaration)[] {
  if (!giftAid) return [];
  return declarationFields.filter((field) => !isDeclared(field, declaration[field]));
}

/** The checkout's reducer (docs/behaviour.md 6.7). */
export function checkout(state: CheckoutState, action: CheckoutAction): CheckoutState {
  switch (action.type) {
    case 'enter':
      return withPossiblePayment({ ...state, ...action.values });
    case 'back':
      return { ...state, step: Math.max(1, state.step - 1) as CheckoutStep };
    case 'startOver':
      return action.start;
    case 'next':
      if (!chosenAmount(state).ok) return { ...state, step: 1 };
      if (state.step > 1 && undeclared(state).length > 0) return { ...state, step: 2 };
      return { ...state, step: ((state.step % checkoutRules.steps) + 1) as CheckoutStep };
  }
}

/** Switches to bank transfer if the card fee would use up the donation. */
function withPossiblePayment(state: CheckoutState): CheckoutState {
  const amount = chosenAmount(state);
  if (!amount.ok || canPayBy(state.payment, amount.pence)) return state;
  return { ...state, payment: 'bankTransfer' };
}
