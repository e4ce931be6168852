import type { ReactNode } from 'react';
import { paper, printer, slot } from './ReceiptPrinter.css';

interface ReceiptPrinterProps {
  size: 'small' | 'large';
  /** Feeds the `whole` receipt, or a few more `lines`, each time that `print` changes. */
  fed: 'whole' | 'lines' | undefined;
  print: number;
  /** A `Receipt`. */
  children: ReactNode;
}

/** A printer with a receipt coming out of it. */
export function ReceiptPrinter({ size, fed, print, children }: ReceiptPrinterProps) {
  return (
    <div className={printer({ size })}>
      <div className={slot({ size })}>
        <div key={print} className={paper({ fed })} {...(fed ? { 'data-fed': '' } : {})}>
          {children}
        </div>
      </div>
    </div>
  );
}
