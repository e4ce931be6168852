import { formatPence } from '@tuppence/giving/money';
import { Receipt, ReceiptBarcode } from '../../brand/receipt';
import { ReceiptPrinter } from '../../brand/receipt/ReceiptPrinter';
import { printer } from './DonationCheckout.css';
import type { CheckoutStepProps } from './step-props';

/** The receipt beside the steps. */
export function CheckoutReceipt({
  printed: { step, giftAid, monthly, payment },
  copy: { receipt: copy },
  charity,
  lines,
  amountKnown,
}: CheckoutStepProps & { amountKnown: boolean }) {
  const line = (label: string, pence: number) => ({
    label,
    value: amountKnown ? formatPence(pence) : '…',
  });
  const done = step === 4;
  return (
    <div className={printer}>
      <ReceiptPrinter size="large" fed={step > 1 ? 'lines' : undefined} print={step}>
        <Receipt
          label={copy.label}
          title={charity}
          details={copy.details}
          lines={[
            line(`${copy.gross}, ${monthly ? copy.monthly : copy.once}`, lines.grossPence),
            line(copy.fees[payment], -lines.feePence),
            line(giftAid ? copy.giftAid : copy.withoutGiftAid, lines.giftAidPence),
          ]}
          total={line(copy.net, lines.netPence)}
          totalTone={done ? 'gift' : 'plain'}
          below={[
            ...(step > 2 && giftAid ? [{ label: copy.declared, value: copy.declaredValue }] : []),
            ...(done ? [{ label: copy.paidBy, value: copy.methods[payment] }] : []),
          ]}
          barcode={done ? <ReceiptBarcode value={copy.barcode} /> : null}
          footer={done ? copy.footer : undefined}
        />
      </ReceiptPrinter>
    </div>
  );
}
