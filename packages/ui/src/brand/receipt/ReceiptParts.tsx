import type { ReactNode } from 'react';
import * as styles from './ReceiptParts.css';

export interface ReceiptHeaderProps {
  children: ReactNode;
  /** One line each. */
  details?: readonly string[] | undefined;
}

/** The top of a receipt. It is not a heading. */
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

/** A dashed rule between parts of a receipt. */
export function ReceiptRule() {
  return <div className={styles.rule} />;
}

export interface ReceiptLinesProps {
  children: ReactNode;
}

/** A block of lines on a receipt. */
export function ReceiptLines({ children }: ReceiptLinesProps) {
  return <dl className={styles.lines}>{children}</dl>;
}

export interface ReceiptLineProps {
  /** What it is, such as "Credit". */
  label: string;
  /** How much or who, such as "£50.00". */
  value: string;
  /** `gift` marks what goes to the charity. */
  emphasis?: 'none' | 'strong' | 'gift' | undefined;
}

/** An item and its amount. Use it inside `ReceiptLines`. */
export function ReceiptLine({ label, value, emphasis = 'none' }: ReceiptLineProps) {
  return (
    <div className={styles.line({ emphasis })}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} translate="no">
        {value}
      </dd>
    </div>
  );
}

export interface ReceiptTotalProps {
  /** What it is, such as "To the charity". */
  label: string;
  /** How much, such as "£50.00". */
  value: string;
  /** `gift` marks what goes to the charity. */
  tone?: 'plain' | 'gift' | undefined;
}

/** The main figure of a receipt. */
export function ReceiptTotal({ label, value, tone = 'plain' }: ReceiptTotalProps) {
  return (
    <dl>
      <div className={styles.total({ tone })}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.totalValue} translate="no">
          {value}
        </dd>
      </div>
    </dl>
  );
}

export interface ReceiptFooterProps {
  children: ReactNode;
}

/** The text at the bottom of a receipt. */
export function ReceiptFooter({ children }: ReceiptFooterProps) {
  return <p className={styles.footer}>{children}</p>;
}
