import type { ReactNode } from 'react';
import { detail, header, title } from './ReceiptPaper.css';

export interface ReceiptHeaderProps {
  /** A name, or a `Wordmark`. */
  children: ReactNode;
  /** Till, date, number: one line each. */
  details?: readonly string[] | undefined;
}

/** The centred top of a `Receipt`. It is not a heading: if the page needs one, add it outside. */
export function ReceiptHeader({ children, details = [] }: ReceiptHeaderProps) {
  return (
    <div className={header}>
      <div className={title}>{children}</div>
      {details.map((line) => (
        <p key={line} className={detail}>
          {line}
        </p>
      ))}
    </div>
  );
}
