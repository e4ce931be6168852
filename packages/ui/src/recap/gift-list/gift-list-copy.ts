/** The words of the table. */
export interface GiftListCopy {
  /** Heads of the columns. */
  columns: Record<'date' | 'brand' | 'credit' | 'charity' | 'share', string>;
  /** In place of the brand where the donor gave. */
  ownGift: string;
  /** Below the brand, where there is no room for a column: "£50.00 credit". */
  credit: (amount: string) => string;
  /** Words of the button that unfolds the rest of the table. */
  showAll: (count: number) => string;
  /** Words of the button that unfolds a part of a very long table. Default `Show 200 more`. */
  showMore?: ((count: number) => string) | undefined;
  /** Words of the button that folds it again. Default `Show fewer`. */
  showFewer?: string | undefined;
  /** Below a gift of the donor's own that carries Gift Aid. */
  giftAid: string;
}
