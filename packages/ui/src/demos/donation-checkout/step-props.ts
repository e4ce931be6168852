import type { CheckoutState, CheckoutValues, DonationBreakdown } from './checkout';
import type { CheckoutCopy, DonationSums } from './copy';

export interface CheckoutStepProps {
  state: CheckoutState;
  copy: CheckoutCopy;
  charity: string;
  /** The breakdown in pence. */
  lines: DonationBreakdown;
  /** The same, formatted. */
  sums: DonationSums;
  /** The donation is being sent and can no longer be changed. */
  sending: boolean;
  onEnter: (values: Partial<CheckoutValues>) => void;
}
