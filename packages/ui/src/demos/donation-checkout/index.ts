export * from './amount';
export * from './checkout';
export type { CheckoutCopy, DonationSums } from './copy';
export * from './DonationCheckout';
export type { DonationOutcome } from './use-donate';
