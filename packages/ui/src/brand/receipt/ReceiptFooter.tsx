import type { ReactNode } from 'react';
import { footer } from './ReceiptFooter.css';

export interface ReceiptFooterProps {
  /** A short word of thanks, or the small print. */
  children: ReactNode;
}

/** The text at the foot of a `Receipt`, centred. */
export function ReceiptFooter({ children }: ReceiptFooterProps) {
  return <p className={footer}>{children}</p>;
}
