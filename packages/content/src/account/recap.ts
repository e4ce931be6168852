import type { GivingHistoryCopy, RecapSummaryCopy } from '@tuppence/ui/recap';

export const recapSummary: RecapSummaryCopy = {
  greeting: 'Hello',
  account: { href: '#your-account', label: 'Your account' },
  choice: 'Tax year',
  taxYear: (taxYear) => `raised for charity, tax year ${taxYear}`,
  allTime: 'since you joined',
};

export const givingHistory: GivingHistoryCopy = {
  title: 'Your giving, month by month',
  empty: (taxYear) => `Nothing in ${taxYear} yet.`,
  summary: (taxYear, count, total) =>
    count === 0
      ? `${taxYear}: nothing yet.`
      : `${taxYear}: ${count} ${count === 1 ? 'gift' : 'gifts'}, ${total} in all.`,
  byMonth: { title: 'By month', label: 'Month' },
  byCharity: { title: 'By charity', label: 'Charity' },
  amount: 'Given',
  total: 'Total',
  gifts: (taxYear) => `Gifts in ${taxYear}`,
  giftList: {
    columns: {
      date: 'Date',
      brand: 'Brand',
      credit: 'Credit',
      charity: 'Charity',
      share: 'Share',
    },
    total: (gifts) => (gifts === 1 ? 'Total' : `Total of ${gifts} gifts`),
    ownGift: 'Your own gift',
    showAll: (count) => `Show all ${count} gifts`,
    credit: (amount) => `${amount} credit`,
    giftAid: 'with Gift Aid',
  },
};
