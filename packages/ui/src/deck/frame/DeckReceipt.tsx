import { Barcode } from '../../brand/barcode/Barcode';
import { Figure } from '../../components/text/Figure';
import * as styles from './DeckReceipt.css';

export interface DeckReceiptLine {
  /** The step that prints the line, 1 to 7. */
  step: number;
  label: string;
  value: string;
  /** `gift` is highlighted, `total` ends the receipt. Default `none`. */
  emphasis?: 'none' | 'gift' | 'total' | undefined;
}

export interface DeckReceiptProps {
  label: string;
  title: string;
  lines: readonly DeckReceiptLine[];
  /** 1 to 7. Lines up to this step are shown. */
  step: number;
  /** The barcode's value. It appears with the total. */
  barcode: string;
}

/** A receipt to which each step adds lines: a slip, or in a wide window a tape. */
export function DeckReceipt({ label, title, lines, step, barcode }: DeckReceiptProps) {
  const printed = lines.filter((line) => line.step <= step);
  const closed = printed.some((line) => line.emphasis === 'total');
  return (
    <figure className={styles.receipt} data-surface="raised" aria-label={label}>
      <p className={styles.title}>{title}</p>
      <dl className={styles.rows}>
        {printed.map((line) => (
          <div
            key={line.label}
            className={styles.row({
              fresh: line.step === step,
              emphasis: line.emphasis ?? 'none',
            })}
          >
            <dt>{line.label}</dt>
            <dd className={styles.value}>
              <Figure>{line.value}</Figure>
            </dd>
          </div>
        ))}
      </dl>
      {closed ? (
        <div className={styles.code}>
          <Barcode value={barcode} height="short" />
        </div>
      ) : null}
    </figure>
  );
}
