import type { ReactNode } from 'react';
import { frame } from './YearPicture.css';

/** The room of a `YearPicture`, so that nothing moves when it has loaded. */
export function YearFrame({ children }: { children?: ReactNode }) {
  return <div className={frame}>{children}</div>;
}
