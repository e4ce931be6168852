import type { ReactNode } from 'react';
import { lines } from './ReceiptLines.css';

export interface ReceiptLinesProps {
  /** `ReceiptLine`s. */
  children: ReactNode;
}

/** A block of lines on a `Receipt`: a list of terms and values to assistive technology. */
export function ReceiptLines({ children }: ReceiptLinesProps) {
  return <dl className={lines}>{children}</dl>;
}
