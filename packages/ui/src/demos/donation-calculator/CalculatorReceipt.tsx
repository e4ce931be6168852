import {
  ReceiptFooter,
  ReceiptHeader,
  ReceiptLine,
  ReceiptLines,
  ReceiptPaper,
  ReceiptRule,
  ReceiptTotal,
} from '../../brand/receipt';
import { formatCount, formatPounds } from '../money';
import { calculatorAssumptions, type DonationEstimate } from './calculate';

/** The words on the calculator's receipt. */
export interface CalculatorReceiptCopy {
  /** Name of the receipt, for assistive technology. */
  receiptLabel: string;
  /** Head of the receipt. */
  receiptTitle: string;
  /** Label of the number of donors. */
  donorsLine: string;
  /** Label of the share of donors who take part. */
  shareLine: string;
  /** Label of what each raises a month. */
  giftLine: string;
  /** Label of the result of a month. */
  monthlyLine: string;
  /** Label of the result of a year. */
  yearlyLine: string;
  /** In place of the result before there is one. */
  waiting: string;
  /** Text at the foot, once there is a result. */
  thanks: string;
}

/** The result on paper; before there is one, the assumptions alone. */
export function CalculatorReceipt({
  copy,
  result,
}: {
  copy: CalculatorReceiptCopy;
  result: DonationEstimate | undefined;
}) {
  const { sharePercent, monthlyPence } = calculatorAssumptions;
  return (
    <ReceiptPaper label={copy.receiptLabel}>
      <ReceiptHeader>{copy.receiptTitle}</ReceiptHeader>
      <ReceiptRule />
      <ReceiptLines>
        {result ? <ReceiptLine label={copy.donorsLine} value={formatCount(result.donors)} /> : null}
        <ReceiptLine label={copy.shareLine} value={`× ${sharePercent}%`} />
        <ReceiptLine label={copy.giftLine} value={`× ${formatPounds(monthlyPence)}`} />
      </ReceiptLines>
      <ReceiptRule />
      {result ? (
        <>
          <ReceiptLines>
            <ReceiptLine
              label={copy.monthlyLine}
              value={formatPounds(result.monthlyPence)}
              emphasis="strong"
            />
          </ReceiptLines>
          <ReceiptTotal
            label={copy.yearlyLine}
            value={formatPounds(result.yearlyPence)}
            tone="gift"
          />
          <ReceiptFooter>{copy.thanks}</ReceiptFooter>
        </>
      ) : (
        <ReceiptFooter>{copy.waiting}</ReceiptFooter>
      )}
    </ReceiptPaper>
  );
}
