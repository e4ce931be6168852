import type { Gift } from './gift';

/** An apostrophe stops spreadsheets from running text as a formula. */
function field(value: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

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
  return [['Date', 'Kind', 'Brand', 'Credit (GBP)', 'Share (GBP)', 'Charity', 'Gift Aid'], ...rows]
    .map((row) => `${row.map(field).join(',')}\r\n`)
    .join('');
}
