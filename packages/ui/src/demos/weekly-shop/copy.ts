/** The words of the form. */
export interface WeeklyShopCopy {
  /** Names the field of the amount. */
  amountLabel: string;
  /** Names the slider of the same amount. */
  sliderLabel: string;
  /** Said of an amount that is no whole number of pounds, or beyond the limits. */
  badAmount: string;
  /** Names the brands' boxes. */
  brandsLabel: string;
  /** Help at the brands: how many, and how the amount is shared. */
  brandsHint: string;
  /** Said where none is chosen. */
  noBrand: string;
  /** Said where more are chosen than can be. */
  tooManyBrands: string;
  /** Names the list of charities. */
  charityLabel: string;
  /** Names the result at the foot: what the entry gives in a year. */
  resultLabel: string;
  /** Words of the button that prints. */
  print: string;
  /** Words of the button that shares. */
  share: string;
}
