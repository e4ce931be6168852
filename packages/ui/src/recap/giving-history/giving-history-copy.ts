import type { GiftListCopy } from '../gift-list/gift-list-copy';

/** The texts of the history. `taxYear` is e.g. "2026/27"; amounts are formatted. */
export interface GivingHistoryCopy {
  title: string;
  /** Default `Download CSV`. */
  download?: string | undefined;
  /** Shown if there are no gifts. */
  empty: (taxYear: string) => string;
  /** Announced when the year changes. `count` may be 0. */
  summary: (taxYear: string, count: number, total: string) => string;
  /** Title of the chart by month, and heading of its first column. */
  byMonth: { title: string; label: string };
  /** Title of the chart by charity, and heading of its first column. */
  byCharity: { title: string; label: string };
  /** Heading of the amounts in both charts. */
  amount: string;
  /** Heading of the last row in both charts. */
  total: string;
  /** Accessible name of the table of gifts. */
  gifts: (taxYear: string) => string;
  giftList: GiftListCopy;
}
