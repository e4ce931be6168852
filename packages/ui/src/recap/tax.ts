import { type Gift, totalPence } from './gift';

/** What Gift Aid does for a donor's own gifts. All in pence. */
export interface GiftAidEstimate {
  /** The donor's own gifts under Gift Aid. */
  netPence: number;
  /** What the charities reclaim: 25% of each gift (docs/behaviour.md 11.1). */
  reclaimedPence: number;
  /** Gift and reclaim together. */
  grossPence: number;
  /** What a taxpayer at 40% may claim back: the difference of 40% and 20% of the gross gift. */
  higherRateReliefPence: number;
}

/** A gift of the donor's own under Gift Aid. Amounts are whole pence. */
export interface GiftAidPayment {
  /** Tells it apart from all others. */
  id: string;
  /** Day of the gift, `YYYY-MM-DD`. */
  givenOn: string;
  /** Who received it. */
  charity: string;
  /** What the donor paid. */
  paidPence: number;
  /** What the charity reclaims: 25% of it, parts of a penny left out. */
  reclaimedPence: number;
}

/** A number of gifts and what they come to, in pence. */
export interface CountedGifts {
  /** How many. */
  count: number;
  /** What they come to. */
  pence: number;
}

/** What the gifts of one tax year are to a tax return. All in pence. */
export interface TaxYearGifts extends GiftAidEstimate {
  /** The donor's own gifts under Gift Aid, oldest first. */
  payments: GiftAidPayment[];
  /** The donor's own gifts without Gift Aid. */
  withoutGiftAid: CountedGifts;
  /** Donations of brands, which are no gifts of the donor. */
  byBrands: CountedGifts;
}

const counted = (gifts: readonly Gift[]): CountedGifts => ({
  count: gifts.length,
  pence: totalPence(gifts),
});

/** Sorts the gifts of one tax year by what they are to a tax return. The totals are the sums of the lines. */
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
