/** A card costs £0.80, a bank transfer nothing (docs/behaviour.md 11.1). */
export type PaymentMethod = 'bankTransfer' | 'card';

export const feePence: Readonly<Record<PaymentMethod, number>> = { bankTransfer: 0, card: 80 };

/** What HMRC adds to a gift under Gift Aid (docs/behaviour.md 11.1). */
export const giftAidPercent = 25;

/** Rounded down for each gift, as HMRC does not pay parts of a penny. */
export function giftAidOn(pence: number): number {
  return Math.floor((pence * giftAidPercent) / 100);
}

export function canPayBy(payment: PaymentMethod, amountPence: number): boolean {
  return feePence[payment] < amountPence;
}

export interface DonationBreakdown {
  /** What the donor pays. */
  grossPence: number;
  giftAidPence: number;
  feePence: number;
  /** What the charity gets. */
  netPence: number;
}

export function breakDown(
  grossPence: number,
  { giftAid, payment }: { giftAid: boolean; payment: PaymentMethod },
): DonationBreakdown {
  const giftAidPence = giftAid ? giftAidOn(grossPence) : 0;
  const fee = feePence[payment];
  return { grossPence, giftAidPence, feePence: fee, netPence: grossPence + giftAidPence - fee };
}
