export * from './amount';
export * from './checkout';
export type { CheckoutCopy } from './copy';
export * from './DonationCheckout';
