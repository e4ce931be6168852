import type { ReactNode, Ref } from 'react';
import { Receipt, type ReceiptData } from '../../../brand/receipt';
import { Coin } from '../../../components/coin/Coin';
import * as styles from './Hero.css';

export interface HeroReceipt extends ReceiptData {
  /** A `ReceiptBarcode`. */
  barcode: ReactNode;
}

export interface HeroReceiptAreaProps {
  /** A `ShoppingCard`. */
  card: ReactNode;
  receipt: HeroReceipt;
  /** The receipt, to scroll to. */
  receiptRef?: Ref<HTMLDivElement> | undefined;
  /** Animates the receipt, once for each `receipt.label`. Default false. */
  printing?: boolean | undefined;
}

/** The printer, receipt, shopping card and coins. */
export function HeroReceiptArea({ card, receipt, receiptRef, printing }: HeroReceiptAreaProps) {
  return (
    <div className={styles.receiptArea}>
      <div className={styles.printerSlot} aria-hidden />
      <div className={styles.card} aria-hidden>
        {card}
      </div>
      <div className={styles.paper} ref={receiptRef}>
        <Receipt
          key={receipt.label}
          {...receipt}
          barcode={<div className={styles.barcode}>{receipt.barcode}</div>}
          printing={printing}
        />
      </div>
      <div className={styles.coins} aria-hidden>
        <Coin size={72} />
        <div className={styles.secondCoin}>
          <Coin size={48} />
        </div>
      </div>
    </div>
  );
}
