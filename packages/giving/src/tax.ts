import { type Gift, totalPence } from './gift';

export interface GiftAidEstimate {
  netPence: number;
  /** What the charities reclaim: 25% of each gift (docs/behaviour.md 11.1). */
  reclaimedPence: number;
  grossPence: number;
  /** What a 40% taxpayer can claim back: 20% of the gross gift. */
  higherRateReliefPence: number;
}

/** A donor's own gift under Gift Aid. */
export interface GiftAidPayment {
  id: string;
  givenOn: string;
  charity: string;
  paidPence: number;
  /** 25% of the gift, rounded down. */
  reclaimedPence: number;
}

export interface CountedGifts {
  count: number;
  pence: number;
}

export interface TaxYearGifts extends GiftAidEstimate {
  payments: GiftAidPayment[];
  withoutGiftAid: CountedGifts;
  byBrands: CountedGifts;
}

const counted = (gifts: readonly Gift[]): CountedGifts => ({
  count: gifts.length,
  pence: totalPence(gifts),
});

/** Reclaims are rounded one by one, then added up. */
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
