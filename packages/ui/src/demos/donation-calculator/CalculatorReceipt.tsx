import { calculatorAssumptions, type DonationEstimate } from '@tuppence/giving/calculator';
import { formatCount, formatPounds } from '@tuppence/giving/money';
import {
  ReceiptFooter,
  ReceiptHeader,
  ReceiptLine,
  ReceiptLines,
  ReceiptPaper,
  ReceiptRule,
  ReceiptTotal,
} from '../../brand/receipt';

export interface CalculatorReceiptCopy {
  receiptLabel: string;
  receiptTitle: string;
  donorsLine: string;
  shareLine: string;
  giftLine: string;
  monthlyLine: string;
  yearlyLine: string;
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
