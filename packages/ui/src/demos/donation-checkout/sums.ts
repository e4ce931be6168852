import { formatPence } from '../../giving/money';
import type { DonationBreakdown } from './checkout';
import type { DonationSums } from './copy';

/** Formats the breakdown. */
export function readSums(
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
