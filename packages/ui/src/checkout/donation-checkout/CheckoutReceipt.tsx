import { formatPence } from '@tuppence/giving/money';
import {
  ReceiptBarcode,
  ReceiptFooter,
  ReceiptHeader,
  ReceiptLine,
  ReceiptLines,
  ReceiptPaper,
  ReceiptRule,
  ReceiptTotal,
} from '../../brand/receipt';
import { paper, printer, printerSlot } from './DonationCheckout.css';
import type { CheckoutStepProps } from './step-props';

/** The receipt beside the steps. */
export function CheckoutReceipt({
  state,
  copy: { receipt: copy },
  charity,
  lines,
  amountKnown,
}: CheckoutStepProps & { amountKnown: boolean }) {
  const { step, giftAid, monthly, payment } = state;
  const pence = (value: number) => (amountKnown ? formatPence(value) : '…');
  return (
    <div className={printer}>
      <div className={printerSlot}>
        <div key={step} className={paper} {...(step > 1 ? { 'data-fed': '' } : {})}>
          <ReceiptPaper label={copy.label}>
            <ReceiptHeader details={copy.details}>{charity}</ReceiptHeader>
            <ReceiptRule />
            <ReceiptLines>
              <ReceiptLine
                label={`${copy.gross}, ${monthly ? copy.monthly : copy.once}`}
                value={pence(lines.grossPence)}
              />
              <ReceiptLine label={copy.fees[payment]} value={pence(-lines.feePence)} />
              <ReceiptLine
                label={giftAid ? copy.giftAid : copy.withoutGiftAid}
                value={pence(lines.giftAidPence)}
              />
            </ReceiptLines>
            <ReceiptRule />
            <ReceiptTotal
              label={copy.net}
              value={pence(lines.netPence)}
              tone={step === 4 ? 'gift' : 'plain'}
            />
            {(step > 2 && giftAid) || step === 4 ? (
              <>
                <ReceiptRule />
                <ReceiptLines>
                  {giftAid ? (
                    <ReceiptLine label={copy.declared} value={copy.declaredValue} />
                  ) : null}
                  {step === 4 ? (
                    <ReceiptLine label={copy.paidBy} value={copy.methods[payment]} />
                  ) : null}
                </ReceiptLines>
              </>
            ) : null}
            {step === 4 ? (
              <>
                <ReceiptBarcode value={copy.barcode} />
                <ReceiptFooter>{copy.footer}</ReceiptFooter>
              </>
            ) : null}
          </ReceiptPaper>
        </div>
      </div>
    </div>
  );
}
