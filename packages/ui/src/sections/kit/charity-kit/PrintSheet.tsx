import type { ReactNode } from 'react';
import { sheet } from './PrintSheet.css';

interface PrintSheetProps {
  /** `a4` is portrait, `a6` landscape, and `four` is four A6 cards on a landscape A4 sheet. */
  paper: 'a4' | 'a6' | 'four';
  /** A piece at its actual size. */
  children: ReactNode;
}

/** Prints one piece of the kit on paper of the right size. */
export function PrintSheet({ paper, children }: PrintSheetProps) {
  return (
    <div className={sheet({ paper })}>
      {paper === 'four' ? [0, 1, 2, 3].map((copy) => <div key={copy}>{children}</div>) : children}
    </div>
  );
}
