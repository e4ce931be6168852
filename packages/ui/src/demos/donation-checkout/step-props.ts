import type { CheckoutState, CheckoutValues, DonationBreakdown } from './checkout';
import type { CheckoutCopy, DonationSums } from './copy';

/** What every step of the checkout gets. */
export interface CheckoutStepProps {
  /** All that was entered. */
  state: CheckoutState;
  /** The words of the whole demo. */
  copy: CheckoutCopy;
  /** Name of the chosen charity. */
  charity: string;
  /** The arithmetic of what was entered. */
  lines: DonationBreakdown;
  /** The same, ready to read. */
  sums: DonationSums;
  /** The donation is on its way and can no longer be changed. */
  sending: boolean;
  /** Something was entered. */
  onEnter: (values: Partial<CheckoutValues>) => void;
}
