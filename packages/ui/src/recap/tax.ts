import type { Gift } from './gift';

/** What Gift Aid does for a donor's own gifts. All in pence. */
export interface GiftAidEstimate {
  /** The donor's own gifts under Gift Aid. */
  netPence: number;
  /** What the charities reclaim: 25% of it (docs/behaviour.md 11.1). */
  reclaimedPence: number;
  /** Gift and reclaim together. */
  grossPence: number;
  /** What a taxpayer at 40% may claim back: the difference of 40% and 20% of the gross gift. */
  higherRateReliefPence: number;
}

/** Estimates Gift Aid. A brand's donation is the brand's gift, so it never counts. */
export function estimateGiftAid(gifts: readonly Gift[]): GiftAidEstimate {
  const netPence = gifts
    .filter((gift) => gift.kind === 'own_gift' && gift.giftAid)
    .reduce((sum, gift) => sum + gift.sharePence, 0);
  const reclaimedPence = Math.floor(netPence / 4);
  const grossPence = netPence + reclaimedPence;
  return {
    netPence,
    reclaimedPence,
    grossPence,
    higherRateReliefPence: Math.floor(grossPence / 5),
  };
}
