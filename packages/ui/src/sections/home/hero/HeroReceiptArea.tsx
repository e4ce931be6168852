import type { ReactNode, Ref } from 'react';
import { Receipt, type ReceiptData } from '../../../brand/receipt';
import { Coin } from '../../../components/coin/Coin';
import * as styles from './Hero.css';

/** The receipt of the first view. */
export interface HeroReceipt extends ReceiptData {
  /** The barcode of the card: a `ReceiptBarcode`. */
  barcode: ReactNode;
}

export interface HeroReceiptAreaProps {
  /** The card that was bought, behind the receipt: a `ShoppingCard`. */
  card: ReactNode;
  /** The receipt: the arithmetic of one card. */
  receipt: HeroReceipt;
  /** Ref of the element around the receipt, for scrolling it into view. Default none. */
  receiptRef?: Ref<HTMLDivElement> | undefined;
  /** Prints the receipt line by line, once for each `label`, from the moment that it is true. Default false. */
  printing?: boolean | undefined;
}

/** The printer, the card that was bought, its receipt, and two coins at the foot. */
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
