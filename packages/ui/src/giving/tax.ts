import { type Gift, totalPence } from './gift';

/** Gift Aid on a donor's own gifts, in pence. */
export interface GiftAidEstimate {
  netPence: number;
  /** What the charities reclaim: 25% of each gift (docs/behaviour.md 11.1). */
  reclaimedPence: number;
  grossPence: number;
  /** The relief for a 40% taxpayer: 40% minus 20% of the gross gift. */
  higherRateReliefPence: number;
}

/** A donor's own gift under Gift Aid. Amounts in whole pence. */
export interface GiftAidPayment {
  id: string;
  givenOn: string;
  charity: string;
  paidPence: number;
  /** 25% of the gift, rounded down to whole pence. */
  reclaimedPence: number;
}

export interface CountedGifts {
  count: number;
  pence: number;
}

/** The gifts of one tax year, sorted for a tax return. In pence. */
export interface TaxYearGifts extends GiftAidEstimate {
  payments: GiftAidPayment[];
  withoutGiftAid: CountedGifts;
  /** Not gifts of the donor. */
  byBrands: CountedGifts;
}

const counted = (gifts: readonly Gift[]): CountedGifts => ({
  count: gifts.length,
  pence: totalPence(gifts),
});

/** Sorts the gifts of one tax year for a tax return. Each total is the sum of its lines. */
export function giftsForTaxReturn(gifts: readonly Gift[]): TaxYearGifts {
  const payments = gifts
    .filter((gift) => gift.kind === 'own_gift' && gift.giftAid)
    .map(({ id, givenOn, charity, sharePence }) => ({
      id,
      givenOn,
      charity,
      paidPence: sharePence,
      reclaimedPence: Math.floor(sharePence / 4),
    }))
    .sort((a, b) => a.givenOn.localeCompare(b.givenOn));
  const netPence = payments.reduce((sum, { paidPence }) => sum + paidPence, 0);
  const reclaimedPence = payments.reduce((sum, payment) => sum + payment.reclaimedPence, 0);
  const grossPence = netPence + reclaimedPence;
  return {
    payments,
    netPence,
    reclaimedPence,
    grossPence,
    higherRateReliefPence: Math.floor(grossPence / 5),
    withoutGiftAid: counted(gifts.filter((gift) => gift.kind === 'own_gift' && !gift.giftAid)),
    byBrands: counted(gifts.filter((gift) => gift.kind === 'brand_donation')),
  };
}

/** Estimates Gift Aid. A brand's donation is the brand's gift, so it never counts. */
export function estimateGiftAid(gifts: readonly Gift[]): GiftAidEstimate {
  const { netPence, reclaimedPence, grossPence, higherRateReliefPence } = giftsForTaxReturn(gifts);
  return { netPence, reclaimedPence, grossPence, higherRateReliefPence };
}
