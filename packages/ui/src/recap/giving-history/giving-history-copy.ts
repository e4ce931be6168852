import type { GiftListCopy } from '../gift-list';

/** The words of the history. `taxYear` is "2026/27"; amounts come in ready to read. */
export interface GivingHistoryCopy {
  /** The heading. */
  title: string;
  /** Words of the button. Default `Download CSV`. */
  download?: string | undefined;
  /** In place of the gifts where there are none. */
  empty: (taxYear: string) => string;
  /** What a change of year brings, announced for those who cannot see it. `count` may be 0. */
  summary: (taxYear: string, count: number, total: string) => string;
  /** The chart by month: its title, and the head of its first column. */
  byMonth: { title: string; label: string };
  /** The chart by charity: its title, and the head of its first column. */
  byCharity: { title: string; label: string };
  /** Head of the amounts of both charts. */
  amount: string;
  /** Head of the last row of both charts. */
  total: string;
  /** Accessible name of the table of gifts. */
  gifts: (taxYear: string) => string;
  /** The table of gifts. */
  giftList: GiftListCopy;
}
