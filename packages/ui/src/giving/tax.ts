import { type Gift, totalPence } from './gift';

/** Gift Aid on a donor's own gifts, in pence. */
export interface GiftAidEstimate {
  netPence: number;
  /** What the charities reclaim: 25% of each gift (docs/behaviour.md 11.1). */
  reclaimedPence: number;
  grossPence: number;
  /** What a 40% taxpayer can claim back: 20% of the gross gift (40% less the basic 20%). */
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

export interface TaxYearGifts extends GiftAidEstimate {
  payments: GiftAidPayment[];
  withoutGiftAid: CountedGifts;
  /** Donations by brands. They are not the donor's gifts. */
  byBrands: CountedGifts;
}

const counted = (gifts: readonly Gift[]): CountedGifts => ({
  count: gifts.length,
  pence: totalPence(gifts),
});

/** Groups a tax year's gifts for a tax return. Reclaims are rounded one by one, then added up. */
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
