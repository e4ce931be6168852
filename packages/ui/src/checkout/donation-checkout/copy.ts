import type { AmountProblem } from '@tuppence/giving/amount';
import type { Declaration } from '@tuppence/giving/declaration';
import type { DonationBreakdown, PaymentMethod } from '@tuppence/giving/donation';
import { formatPence } from '@tuppence/giving/money';

/** Amounts are formatted. */
export interface DonationSums {
  /** What the donor pays. */
  gross: string;
  /** Undefined if Gift Aid adds nothing. */
  giftAid: string | undefined;
  /** Undefined without a fee. */
  fee: string | undefined;
  /** What the charity gets. */
  net: string;
  monthly: boolean;
  charity: string;
}

export function formatSums(
  { grossPence, giftAidPence, feePence, netPence }: DonationBreakdown,
  monthly: boolean,
  charity: string,
): DonationSums {
  const unlessNothing = (pence: number) => (pence === 0 ? undefined : formatPence(pence));
  return {
    gross: formatPence(grossPence),
    giftAid: unlessNothing(giftAidPence),
    fee: unlessNothing(feePence),
    net: formatPence(netPence),
    monthly,
    charity,
  };
}

export interface CheckoutCopy {
  label: string;
  display: {
    gross: (monthly: boolean) => string;
    giftAid: string;
    net: string;
  };
  actions: {
    next: string;
    donate: string;
    sending: string;
    back: string;
    startOver: string;
    again: string;
  };
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
  giftAid: {
    heading: string;
    box: (extra: string) => string;
    /** One string per paragraph. */
    declaration: (charity: string) => readonly string[];
    fields: Record<keyof Declaration, { label: string; hint?: string; problem: string }>;
    /** Fills the fields, and folds them under this label. Default: they are blank and open. */
    example?: { label: string; declaration: Declaration } | undefined;
    /** Replaces the declaration. */
    declined: string;
  };
  payment: {
    heading: string;
    label: string;
    methods: Record<PaymentMethod, { label: string; description: string }>;
    cardTooDear: string;
    summary: (sums: DonationSums) => string;
  };
  thanks: {
    heading: string;
    text: (sums: DonationSums) => string;
    small: string;
  };
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
    declared: string;
    declaredValue: string;
    paidBy: string;
    methods: Record<PaymentMethod, string>;
    footer: string;
    barcode: string;
  };
}
