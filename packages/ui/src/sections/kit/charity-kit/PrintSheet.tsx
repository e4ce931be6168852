import type { ReactNode } from 'react';
import { sheet } from './PrintSheet.css';

interface PrintSheetProps {
  /** `four` is four A6 cards on A4. */
  paper: 'a4' | 'a6' | 'four';
  children: ReactNode;
}

/** A piece on paper of the right size. */
export function PrintSheet({ paper, children }: PrintSheetProps) {
  return (
    <div className={sheet({ paper })}>
      {paper === 'four' ? [0, 1, 2, 3].map((copy) => <div key={copy}>{children}</div>) : children}
    </div>
  );
}
