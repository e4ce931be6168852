import type { AmountProblem } from './amount';
import type { PaymentMethod } from './checkout';

/** The words of the checkout demo. Amounts come in ready to read. */
export interface CheckoutCopy {
  /** Name of the whole demo. */
  label: string;
  /** Names of the four steps, on the checkout's display. */
  stepNames: readonly [string, string, string, string];
  /** Step 1. */
  amount: {
    heading: string;
    label: string;
    custom: string;
    customLabel: string;
    customHint: string;
    problems: Record<AmountProblem, string>;
    monthly: string;
    monthlyHint: string;
    charityLabel: string;
    charityHint: string;
  };
  /** Step 2. */
  giftAid: {
    heading: string;
    /** The box: "Add Gift Aid: £7.50 more, at no cost to you". */
    box: (extra: string) => string;
    /** What is declared, paragraph by paragraph. */
    declaration: (charity: string) => readonly string[];
    /** In place of the declaration while the box is empty. */
    declined: string;
  };
  /** Step 3. */
  payment: {
    heading: string;
    label: string;
    methods: Record<PaymentMethod, { label: string; description: string }>;
    /** Why a card cannot be chosen. */
    cardTooDear: string;
    /** What is about to happen: "£30.00 a month to ...". */
    summary: (amount: string, monthly: boolean, charity: string) => string;
  };
  /** Step 4. */
  thanks: {
    heading: string;
    text: (net: string, monthly: boolean, charity: string) => string;
    small: string;
  };
  /** The receipt beside the steps. */
  receipt: {
    label: string;
    details: readonly string[];
    gross: string;
    monthly: string;
    once: string;
    giftAid: string;
    withoutGiftAid: string;
    fees: Record<PaymentMethod, string>;
    net: string;
    /** Once Gift Aid is declared. */
    declared: string;
    declaredValue: string;
    paidBy: string;
    methods: Record<PaymentMethod, string>;
    footer: string;
    /** The value of the barcode. */
    barcode: string;
  };
}
