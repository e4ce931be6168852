import type { ReactNode } from 'react';
import { footer } from './ReceiptPaper.css';

export interface ReceiptFooterProps {
  /** Thanks, or the small print. */
  children: ReactNode;
}

/** The centred text at the bottom of a `Receipt`. */
export function ReceiptFooter({ children }: ReceiptFooterProps) {
  return <p className={footer}>{children}</p>;
}
