export const cardFeePence = 80;
export const giftAidPercent = 25;

/** In pence. */
export type DonationSums = {
  donor_pays: number;
  fee: number;
  gift_aid: number;
  charity_gets: number;
};

interface Given {
  /** In pence. */
  amount: number;
  metadata: { payment?: string | undefined; gift_aid?: boolean | undefined };
}

/** The same sums as in the checkout (packages/ui/src/demos/donation-checkout/checkout.ts). */
export function sumsOf({ amount, metadata }: Given): DonationSums {
  const fee = metadata.payment === 'card' ? cardFeePence : 0;
  const gift_aid = metadata.gift_aid ? Math.floor((amount * giftAidPercent) / 100) : 0;
  return { donor_pays: amount, fee, gift_aid, charity_gets: amount - fee + gift_aid };
}
