import type { ReactNode } from 'react';
import { foot } from './DialogFoot.css';

/** The main action of a dialog, kept in sight at its foot while the rest scrolls. Goes last. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={foot}>{children}</div>;
}
