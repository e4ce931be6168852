import type { WeeklyShopCopy } from '@tuppence/ui/demos';

export const weeklyShopForm: WeeklyShopCopy = {
  amountLabel: 'What you spend in a week, in pounds',
  sliderLabel: 'What you spend in a week',
  badAmount: 'Enter whole pounds, from 1 to 1,000.',
  brandsLabel: 'Where you shop',
  brandsHint: 'Choose up to three. We split the amount equally.',
  noBrand: 'Choose at least one brand.',
  tooManyBrands: 'Choose up to three brands.',
  charityLabel: 'Your charity',
  resultLabel: 'Your charity gets, a year',
  print: 'Print my receipt',
  share: 'Share it',
};
