import type { ReactNode } from 'react';
import { detail, header, title } from './ReceiptHeader.css';

export interface ReceiptHeaderProps {
  /** Whose receipt it is: a name, or a `Wordmark`. */
  children: ReactNode;
  /** Till, date, number: one line each. */
  details?: readonly string[] | undefined;
}

/** The head of a `Receipt`, centred. It is no heading; where the page needs one, it stands outside. */
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
