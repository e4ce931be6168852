import type { ReactNode } from 'react';
import { foot } from './DialogFoot.css';

/** A dialog's main action, which stays visible. Put it last. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={foot}>{children}</div>;
}
