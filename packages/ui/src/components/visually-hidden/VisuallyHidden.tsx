import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css';

export interface VisuallyHiddenProps {
  /** What only assistive technology reads. */
  children: ReactNode;
}

/** Text for assistive technology alone. Not for content that everyone needs. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>;
}
