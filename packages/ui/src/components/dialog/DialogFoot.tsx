import type { ReactNode } from 'react';
import { foot } from './DialogFoot.css';

/** A dialog's main action. Put it last: it stays visible at the foot, except in a low window. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={foot}>{children}</div>;
}
