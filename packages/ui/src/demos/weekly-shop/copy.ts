export interface WeeklyShopCopy {
  amountLabel: string;
  sliderLabel: string;
  /** The error for an amount that is not a whole number of pounds within the limits. */
  badAmount: string;
  brandsLabel: string;
  /** How many brands can be chosen, and how the amount is split. */
  brandsHint: string;
  noBrand: string;
  tooManyBrands: string;
  charityLabel: string;
  /** Label of the result at the foot: what the entry gives in a year. */
  resultLabel: string;
  print: string;
  share: string;
}
