import { Barcode } from '../../brand/barcode';
import * as styles from './DeckReceipt.css';

/** A line that a step adds to the running receipt. */
export interface DeckReceiptLine {
  /** The step, 1 to 7, that prints it. */
  step: number;
  /** What is counted. */
  label: string;
  /** How much, ready to read. */
  value: string;
  /** `gift` is marked, `total` closes the receipt. Default `none`. */
  emphasis?: 'none' | 'gift' | 'total' | undefined;
}

export interface DeckReceiptProps {
  /** Accessible name, e.g. "What this deck has rung up so far". */
  label: string;
  /** The heading of the receipt. */
  title: string;
  /** All lines; those of later steps are not printed yet. */
  lines: readonly DeckReceiptLine[];
  /** The step shown, 1 to 7. Its own lines are the ones that the printer feeds. */
  step: number;
  /** Value of the barcode that ends the receipt. Printed with the total. */
  barcode: string;
}

/** The receipt below the progress bar: it gains a line at each step. */
export function DeckReceipt({ label, title, lines, step, barcode }: DeckReceiptProps) {
  const printed = lines.filter((line) => line.step <= step);
  const closed = printed.some((line) => line.emphasis === 'total');
  return (
    <figure className={styles.receipt} data-surface="card" aria-label={label}>
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
            <dd className={styles.value}>{line.value}</dd>
          </div>
        ))}
      </dl>
      {closed ? <Barcode value={barcode} height="short" /> : null}
    </figure>
  );
}
