export interface WeeklyShopCopy {
  amountLabel: string;
  sliderLabel: string;
  badAmount: string;
  brandsLabel: string;
  brandsHint: string;
  noBrand: string;
  tooManyBrands: string;
  charityLabel: string;
  resultLabel: string;
  /** What the result assumes. */
  assumption: string;
  print: string;
  share: string;
}
