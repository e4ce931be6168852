import type { ReactNode } from 'react';
import * as styles from './ReceiptParts.css';

export interface ReceiptHeaderProps {
  /** A name, or a `Wordmark`. */
  children: ReactNode;
  /** Till, date, number: one line each. */
  details?: readonly string[] | undefined;
}

/** The centred top of a `Receipt`. It is not a heading: if the page needs one, add it outside. */
export function ReceiptHeader({ children, details = [] }: ReceiptHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.title}>{children}</div>
      {details.map((line) => (
        <p key={line} className={styles.detail}>
          {line}
        </p>
      ))}
    </div>
  );
}

/** A decorative dashed rule between parts of a `Receipt`. */
export function ReceiptRule() {
  return <div className={styles.rule} />;
}

export interface ReceiptLinesProps {
  children: ReactNode;
}

/** A block of lines on a `Receipt`, marked up as a description list. */
export function ReceiptLines({ children }: ReceiptLinesProps) {
  return <dl className={styles.lines}>{children}</dl>;
}

export interface ReceiptLineProps {
  label: string;
  /** Formatted amount. */
  value: string;
  /** `strong` for emphasis, `gift` for what goes to the charity. Default `none`. */
  emphasis?: 'none' | 'strong' | 'gift' | undefined;
}

/** A line of a receipt: an item and its amount. Use it inside `ReceiptLines`. */
export function ReceiptLine({ label, value, emphasis = 'none' }: ReceiptLineProps) {
  return (
    <div className={styles.line({ emphasis })}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}

export interface ReceiptTotalProps {
  label: string;
  /** Formatted figure. */
  value: string;
  /** `gift` marks what goes to the charity. Default `plain`. */
  tone?: 'plain' | 'gift' | undefined;
}

/** The main figure of a receipt, in large type. */
export function ReceiptTotal({ label, value, tone = 'plain' }: ReceiptTotalProps) {
  return (
    <dl>
      <div className={styles.total({ tone })}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.totalValue}>{value}</dd>
      </div>
    </dl>
  );
}

export interface ReceiptFooterProps {
  children: ReactNode;
}

/** The centred text at the bottom of a `Receipt`. */
export function ReceiptFooter({ children }: ReceiptFooterProps) {
  return <p className={styles.footer}>{children}</p>;
}
