import type { UnfoldingCopy } from '../unfolding/unfolding-copy';

/** The words of the table. */
export interface GiftListCopy extends UnfoldingCopy {
  /** Heads of the columns. */
  columns: Record<'date' | 'brand' | 'credit' | 'charity' | 'share', string>;
  /** Head of the last row, which has the sum of all rows. */
  total: string;
  /** In place of the brand where the donor gave. */
  ownGift: string;
  /** Below the brand, where there is no room for a column: "£50.00 credit". */
  credit: (amount: string) => string;
  /** Below a gift of the donor's own that carries Gift Aid. */
  giftAid: string;
}
