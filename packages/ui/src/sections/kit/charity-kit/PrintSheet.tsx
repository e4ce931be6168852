import type { ReactNode } from 'react';
import { sheet } from './PrintSheet.css';

interface PrintSheetProps {
  /** `a4` upright, `a6` on its side, or `four`: four of A6 on one A4 sheet on its side. */
  paper: 'a4' | 'a6' | 'four';
  /** A piece in its real size. */
  children: ReactNode;
}

/** One piece of the kit on paper of its own size. */
export function PrintSheet({ paper, children }: PrintSheetProps) {
  return (
    <div className={sheet({ paper })}>
      {paper === 'four' ? [0, 1, 2, 3].map((copy) => <div key={copy}>{children}</div>) : children}
    </div>
  );
}
