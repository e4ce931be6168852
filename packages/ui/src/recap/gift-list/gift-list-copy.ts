export interface GiftListCopy {
  columns: Record<'date' | 'brand' | 'credit' | 'charity' | 'share', string>;
  /** Heading of the last row, the total of all gifts. */
  total: (gifts: number) => string;
  showAll: (gifts: number) => string;
  /** Label of the total of the gifts that are not shown yet. */
  earlier: (gifts: number) => string;
  /** Shown instead of the brand. */
  ownGift: string;
  /** Shown with the brand if there is no room for the credit column. */
  credit: (amount: string) => string;
  /** Shown with `ownGift`. */
  giftAid: string;
}
