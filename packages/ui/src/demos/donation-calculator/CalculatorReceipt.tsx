import {
  calculatorAssumptions,
  calculatorRange,
  type DonationEstimate,
  yearlyPence,
} from '@tuppence/giving/calculator';
import { formatCount, formatPounds } from '@tuppence/giving/money';
import { Receipt } from '../../brand/receipt';

export interface CalculatorReceiptCopy {
  receiptLabel: string;
  receiptTitle: string;
  donorsLine: string;
  shareLine: string;
  giftLine: string;
  monthlyLine: string;
  yearlyLine: string;
  /** Lines for other assumptions, a month. */
  lowLine: (share: string, gift: string) => string;
  highLine: (share: string, gift: string) => string;
  waiting: string;
  thanks: string;
}

/** The result on a receipt. */
export function CalculatorReceipt({
  copy,
  result,
}: {
  copy: CalculatorReceiptCopy;
  result: DonationEstimate | undefined;
}) {
  const { sharePercent, monthlyPence } = calculatorAssumptions;
  const lines = [
    { label: copy.shareLine, value: `× ${sharePercent}%` },
    { label: copy.giftLine, value: `× ${formatPounds(monthlyPence)}` },
  ];
  const paper = { label: copy.receiptLabel, title: copy.receiptTitle };
  if (!result) return <Receipt {...paper} lines={lines} footer={copy.waiting} />;
  const monthly = formatPounds(result.monthlyPence);
  const other = (which: 'low' | 'high') => {
    const assumed = calculatorRange[which];
    const line = copy[`${which}Line`];
    return {
      label: line(`${assumed.sharePercent}%`, formatPounds(assumed.monthlyPence)),
      value: formatPounds(yearlyPence(result.donors, assumed)),
    };
  };
  return (
    <Receipt
      {...paper}
      lines={[{ label: copy.donorsLine, value: formatCount(result.donors) }, ...lines]}
      sums={[{ label: copy.monthlyLine, value: monthly, emphasis: 'strong' }]}
      total={{ label: copy.yearlyLine, value: formatPounds(result.yearlyPence) }}
      below={[other('low'), other('high')]}
      rules="header"
      footer={copy.thanks}
    />
  );
}
