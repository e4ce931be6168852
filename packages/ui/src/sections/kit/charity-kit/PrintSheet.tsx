'use client';

import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { sheet } from './PrintSheet.css';

export interface PrintSheetProps {
  /** `a4` upright, `a6` on its side, or `four`: four of A6 on one A4 sheet on its side. */
  paper: 'a4' | 'a6' | 'four';
  /** A piece in its real size. */
  children: ReactNode;
  /** The browser's print window is closed: take the sheet away. */
  onDone: () => void;
}

/**
 * Opens the browser's print window for one piece alone, on paper of its own size; nothing else of the
 * page is printed while it is there. On the screen it is not seen.
 */
export function PrintSheet({ paper, children, onDone }: PrintSheetProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    document.body.dataset.printingKit = '';
    const finish = () => done();
    window.addEventListener('afterprint', finish);
    // The sheet is laid out first, and browsers wait for none.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      delete document.body.dataset.printingKit;
      window.removeEventListener('afterprint', finish);
      cancelAnimationFrame(frame);
    };
  }, []);
  return createPortal(
    <div className={sheet({ paper })} data-kit-sheet="" aria-hidden>
      {paper === 'four' ? [0, 1, 2, 3].map((copy) => <div key={copy}>{children}</div>) : children}
    </div>,
    document.body,
  );
}
