import type { CheckoutState, CheckoutValues, DonationBreakdown } from './checkout';
import type { CheckoutCopy, DonationSums } from './copy';

export interface CheckoutStepProps {
  state: CheckoutState;
  copy: CheckoutCopy;
  charity: string;
  /** The breakdown in pence. */
  lines: DonationBreakdown;
  /** The same amounts as `lines`, formatted, with the other values used in the texts. */
  sums: DonationSums;
  /** True while the donation is sent. It cannot be changed meanwhile. */
  sending: boolean;
  onEnter: (values: Partial<CheckoutValues>) => void;
}
