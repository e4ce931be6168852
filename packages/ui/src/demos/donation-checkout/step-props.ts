import type { CheckoutState, CheckoutValues, DonationBreakdown } from './checkout';
import type { CheckoutCopy } from './copy';

/** What every step of the checkout gets. */
export interface CheckoutStepProps {
  state: CheckoutState;
  copy: CheckoutCopy;
  /** Name of the chosen charity. */
  charity: string;
  lines: DonationBreakdown;
  onEnter: (values: Partial<CheckoutValues>) => void;
}
