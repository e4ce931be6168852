import type { Charity } from '@tuppence/ui/brand';
import type { CalculatorCopy } from '@tuppence/ui/demos';

export const calculatorCopy: CalculatorCopy = {
  donorsLabel: 'How many donors do you have?',
  donorsHint: 'Present and past ones.',
  assumption: '10% of them shop with the app, and each raises £20 a month.',
  notWhole: 'Donors come in whole numbers.',
  tooMany: 'That is more donors than we can count.',
  receiptLabel: 'Estimate of what your donors could raise',
  receiptTitle: 'Your supporters',
  donorsLine: 'Donors',
  shareLine: 'Who shop with the app',
  giftLine: 'Raised by each a month',
  monthlyLine: 'Every month',
  yearlyLine: 'Every year',
  waiting: 'The result prints here.',
  thanks: 'An estimate.',
  announce: (donors, monthly, yearly) =>
    `${donors} donors could raise ${monthly} a month, ${yearly} a year.`,
};

export const charities: Charity[] = [
  { id: 'save-the-children', name: 'Save The Children', cause: 'Children, worldwide' },
  { id: 'noahs-ark', name: 'Noah’s Ark Children’s Hospice', cause: 'Hospice care' },
  { id: 'parentkind', name: 'Parentkind', cause: 'Parents and schools' },
];
