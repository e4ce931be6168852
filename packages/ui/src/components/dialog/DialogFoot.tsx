import type { ReactNode } from 'react';
import { foot } from './DialogFoot.css';

/** The main action of a dialog, always visible at its foot while the rest scrolls. Put it last. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={foot}>{children}</div>;
}
