import { csvRows } from './csv-rows';
import type { Gift } from './gift';

const amount = (pence: number) => (pence / 100).toFixed(2);

/** The gifts as CSV (RFC 4180), with amounts in pounds. */
export function giftsAsCsv(gifts: readonly Gift[]): string {
  const rows = gifts.map((gift) => {
    const bought = gift.kind === 'brand_donation';
    return [
      gift.givenOn,
      bought ? 'Brand donation' : 'Own gift',
      bought ? gift.brand : '',
      bought ? amount(gift.creditPence) : '',
      amount(gift.sharePence),
      gift.charity,
      bought ? '' : gift.giftAid ? 'Yes' : 'No',
    ];
  });
  const names = ['Date', 'Kind', 'Brand', 'Credit (GBP)', 'Share (GBP)', 'Charity', 'Gift Aid'];
  return csvRows([names, ...rows]);
}
