import type { ReactNode } from 'react';
import { inputFrame } from '../text-field/TextField.css';

export interface FieldFrameProps {
  /** Shows that the entry is wrong. */
  invalid?: boolean | undefined;
  /** The control, without a border of its own. */
  children: ReactNode;
}

/** The frame of a `TextField`, for a custom control in a `Field`. */
export function FieldFrame({ invalid = false, children }: FieldFrameProps) {
  return (
    <div className={inputFrame({ size: 'medium' })} {...(invalid ? { 'data-invalid': '' } : {})}>
      {children}
    </div>
  );
}
