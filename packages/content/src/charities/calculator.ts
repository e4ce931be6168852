import { calculatorAssumptions } from '@tuppence/giving/calculator';
import { formatPounds } from '@tuppence/giving/money';
import type { CalculatorCopy } from '@tuppence/ui/demos';

const { sharePercent, monthlyPence } = calculatorAssumptions;

/** The donation calculator (docs/behaviour.md 7 and 11.1). */
export const calculatorCopy: CalculatorCopy = {
  donorsLabel: 'How many donors do you have?',
  donorsHint: 'Past and present. For example, 1,200.',
  notWhole: 'Enter a whole number of donors, such as 1,200.',
  tooMany: 'That’s more donors than we can count. Enter a smaller number.',
  calculate: 'Calculate',
  receiptLabel: 'Estimate of what your donors could raise',
  receiptTitle: 'Your supporters',
  donorsLine: 'Donors',
  shareLine: 'Who’ll shop with the app',
  giftLine: 'Raised by each a month',
  monthlyLine: 'Every month',
  yearlyLine: 'Every year',
  lowLine: (share, gift) => `Slow year: ${share}, ${gift} a month`,
  highLine: (share, gift) => `Keen year: ${share}, ${gift} a month`,
  waiting: 'Enter your donors and press Calculate. The result prints here.',
  thanks: 'An estimate, not a promise.',
  announce: (donors, monthly, yearly) =>
    `${donors} ${donors === '1' ? 'donor' : 'donors'} could raise ${monthly} a month, ${yearly} a year, if ${sharePercent}% shop with the app and raise ${formatPounds(monthlyPence)} a month each.`,
};
