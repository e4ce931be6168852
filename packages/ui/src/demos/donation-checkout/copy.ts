import type { AmountProblem } from './amount';
import type { PaymentMethod } from './checkout';

/** What a sentence about the sums needs. Amounts are ready to read. */
export interface DonationSums {
  /** What leaves the donor's account. */
  gross: string;
  /** What the state adds. Undefined without Gift Aid. */
  giftAid: string | undefined;
  /** What the way of paying takes from the gift. Undefined where it is free. */
  fee: string | undefined;
  /** What the charity gets. */
  net: string;
  /** Whether the gift is repeated each month. */
  monthly: boolean;
  /** Name of the charity. */
  charity: string;
}

/** The text of the checkout demo. */
export interface CheckoutCopy {
  /** Name of the whole demo. */
  label: string;
  /** The till's display: the large figure is what leaves the donor's account. */
  display: {
    gross: (monthly: boolean) => string;
    giftAid: string;
    net: string;
  };
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
    /** What the donor is about to pay, and what the charity gets. */
    summary: (sums: DonationSums) => string;
  };
  /** Step 4. */
  thanks: {
    heading: string;
    text: (sums: DonationSums) => string;
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
