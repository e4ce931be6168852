export interface GiftListCopy {
  columns: Record<'date' | 'brand' | 'credit' | 'charity' | 'share', string>;
  /** Heading of the last row: the total of all gifts, including those not shown yet. */
  total: (gifts: number) => string;
  showAll: (gifts: number) => string;
  /** Shown instead of the brand for the donor's own gift. */
  ownGift: string;
  /** Shown with the brand if there is no room for the credit column, e.g. "£50.00 credit". */
  credit: (amount: string) => string;
  /** Shown with `ownGift` for a gift under Gift Aid. */
  giftAid: string;
}
