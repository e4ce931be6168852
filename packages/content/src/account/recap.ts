import type { PageMeta } from '@tuppence/site/page-meta';
import type * as ui from '@tuppence/ui/recap';
import { claim } from '../claims/texts.ts';
import type { Site } from '../site.ts';

export const meta = ({ name }: Site): PageMeta => ({
  path: '/giving-recap',
  title: `Your giving | ${name}`,
  description:
    'Your giving history: totals by tax year, by month and by charity, and an estimate of Gift Aid.',
  keywords: ['donor account', 'giving history', 'Gift Aid'],
  indexable: false,
});

export const recapTexts = {
  loading: 'Fetching your giving…',
  signedOut: 'Your giving',
  signedOutText: 'Sign in to see your giving history.',
  signIn: 'Sign in',
  pictureFailed: 'We couldn’t load the picture of your year. Everything else on this page works.',
  /** The year in a sentence. */
  line: (gifts: readonly ui.Gift[]) => {
    const charities = new Set(gifts.map(({ charity }) => charity)).size;
    if (charities === 0) return undefined;
    return `${gifts.length === 1 ? '1 gift' : `${gifts.length} gifts`} came through you, and ${charities === 1 ? '1 charity' : `${charities} charities`} noticed.`;
  },
  failed: 'We couldn’t fetch your giving',
  failedText: 'It’s safe: we just couldn’t reach it. Check your connection and try again.',
  retry: 'Try again',
  scriptless:
    'Your gifts, the picture of your year and the sheet for your tax return are put together in your browser, so this page needs JavaScript, which is off.',
};

export const recapSummary: ui.RecapSummaryCopy = {
  greeting: 'Hello',
  account: { href: '#your-account', label: 'Your account' },
  signOut: 'Sign out',
  signingOut: 'Signing out...',
  choice: 'Tax year',
  taxYear: (taxYear) => `raised for charity, tax year ${taxYear}`,
  allTime: 'since you joined',
};

export const givingHistory: ui.GivingHistoryCopy = {
  title: 'Your giving, month by month',
  download: 'Download CSV',
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
    columns: { date: 'Date', brand: 'Brand', credit: 'Credit', charity: 'Charity', share: 'Share' },
    total: (gifts) => (gifts === 1 ? 'Total' : `Total of ${gifts} gifts`),
    ownGift: 'Your own gift',
    showAll: (count) => `Show all ${count} gifts`,
    earlier: (count) => `${count} earlier ${count === 1 ? 'gift' : 'gifts'}`,
    credit: (amount) => `${amount} credit`,
    giftAid: 'with Gift Aid',
  },
};

export const emptyRecap = {
  title: 'Your first gift will appear here',
  text: 'Buy a shopping card in the app and it will appear here, with the date, the brand and the charity. Your totals by tax year and a sheet to print come with it. If you’re testing our tax rebates, the gifts of your own money that they find are listed too, with a Gift Aid estimate.',
  receipt: {
    label: 'An empty receipt',
    title: 'Your giving',
    lines: [
      { label: 'Gifts so far', value: '0' },
      { label: 'Good intentions', value: '1' },
    ],
    total: { label: 'Raised', value: '£0.00' },
    footer: 'Everyone starts here.',
  },
} satisfies Omit<ui.EmptyRecapProps, 'action'>;

export const taxNote: ui.TaxNoteCopy = {
  title: 'What it means for your tax',
  paragraphs: [
    'When you buy a shopping card, the brand makes the donation. It is the brand’s gift, not yours, so it cannot carry Gift Aid and there is nothing for you to claim.',
    `Your own gifts are different. They’re listed if you’re testing our tax rebates. If you pay UK tax and have made a declaration, the charity reclaims ${claim('giftAid')} of what you gave. If you pay tax at 40%, you can claim a rebate as well: the difference between 40% and the basic rate of 20%, on the gross gift. At the basic rate there is nothing more to claim.`,
    'You claim a rebate in your Self Assessment return or through your tax code. Scottish rates differ.',
  ],
  disclaimer: 'An estimate, not tax advice. HMRC has the last word.',
  receipt: {
    label: (taxYear) => `Gift Aid estimate for ${taxYear}`,
    title: 'Gift Aid, estimated',
    details: (taxYear) => [`Tax year ${taxYear}`, 'Your own gifts only'],
    net: 'You gave',
    reclaimed: 'Charities reclaim 25%',
    gross: 'They receive',
    relief: 'At 40% tax, 20% back to you',
  },
};
