export * from '@tuppence/giving/amount';
export * from '@tuppence/giving/donation';
export * from './donation-checkout/checkout';
export type { CheckoutCopy, DonationSums } from './donation-checkout/copy';
export * from './donation-checkout/DonationCheckout';
export type { CheckoutOptions, DonationOutcome } from './donation-checkout/use-checkout';
