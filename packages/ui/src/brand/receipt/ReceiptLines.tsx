import type { ReactNode } from 'react';
import { lines } from './ReceiptLines.css';

export interface ReceiptLinesProps {
  /** `ReceiptLine` elements. */
  children: ReactNode;
}

/** A block of lines on a `Receipt`, marked up as a description list. */
export function ReceiptLines({ children }: ReceiptLinesProps) {
  return <dl className={lines}>{children}</dl>;
}
