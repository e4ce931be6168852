import type { DonationBreakdown } from '@tuppence/giving/donation';
import type { CheckoutState, CheckoutValues } from './checkout';
import type { CheckoutCopy, DonationSums } from './copy';

export interface CheckoutStepProps {
  state: CheckoutState;
  /** What the sums are for: a slow phone shows the pressed field of `state` first. */
  printed: CheckoutState;
  copy: CheckoutCopy;
  charity: string;
  lines: DonationBreakdown;
  sums: DonationSums;
  /** Of what the donor pays, for the button that sends it. */
  sumId: string;
  sending: boolean;
  /** The entries of this step were refused. */
  refused: boolean;
  onEnter: (values: Partial<CheckoutValues>) => void;
}
