import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** `status` announces changes of the text. */
  role?: 'status' | undefined;
}

/** Text for assistive technology only. */
export function VisuallyHidden({ children, role }: VisuallyHiddenProps) {
  return (
    <span className={visuallyHidden} role={role}>
      {children}
    </span>
  );
}
