import {
  Receipt,
  ReceiptBarcode,
  ReceiptFooter,
  ReceiptHeader,
  ReceiptLine,
  ReceiptLines,
  ReceiptRule,
  ReceiptTotal,
} from '../../components/receipt';
import { formatPence } from '../money';
import { mouth, paper, printer } from './DonationCheckout.css';
import type { CheckoutStepProps } from './step-props';

/** The receipt that prints beside the till, longer with each step: gross, Gift Aid, fee and net. */
export function CheckoutReceipt({
  state,
  copy: { receipt: copy },
  charity,
  lines,
  amountKnown,
}: CheckoutStepProps & { amountKnown: boolean }) {
  const { step, giftAid, monthly, payment } = state;
  const fee = lines.feePence === 0 ? formatPence(0) : formatPence(-lines.feePence);
  return (
    <div className={printer}>
      <div className={mouth}>
        <div key={step} className={paper} {...(step > 1 ? { 'data-fed': '' } : {})}>
          <Receipt label={copy.label}>
            <ReceiptHeader details={copy.details}>{charity}</ReceiptHeader>
            <ReceiptRule />
            <ReceiptLines>
              <ReceiptLine
                label={`${copy.gross}, ${monthly ? copy.monthly : copy.once}`}
                value={amountKnown ? formatPence(lines.grossPence) : '…'}
              />
              {step > 1 ? (
                <>
                  <ReceiptLine
                    label={giftAid ? copy.giftAid : copy.withoutGiftAid}
                    value={formatPence(lines.giftAidPence)}
                  />
                  <ReceiptLine label={copy.fees[payment]} value={fee} />
                </>
              ) : null}
            </ReceiptLines>
            {step > 1 ? (
              <>
                <ReceiptRule />
                <ReceiptTotal
                  label={copy.net}
                  value={formatPence(lines.netPence)}
                  tone={step === 4 ? 'gift' : 'plain'}
                />
              </>
            ) : null}
            {step === 4 ? (
              <>
                <ReceiptBarcode value={copy.barcode} />
                <ReceiptFooter>{copy.footer}</ReceiptFooter>
              </>
            ) : null}
          </Receipt>
        </div>
      </div>
    </div>
  );
}
