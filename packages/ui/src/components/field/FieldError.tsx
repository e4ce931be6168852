import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { fieldError, fieldErrorText } from './Field.css';

export interface FieldErrorProps {
  /** Use it in the control's `aria-describedby`. */
  id: string;
  /** What is wrong and how to fix it. Without it, nothing is shown. */
  children?: ReactNode;
  /** Announces a new error. Default true. Use false if focus moves to the control instead. */
  announced?: boolean | undefined;
}

/**
 * The error of a control. The live region is in the page even without an error, so that browsers
 * announce new text in it. Use `FieldError` only for a custom control; other fields include it.
 */
export function FieldError({ id, children, announced = true }: FieldErrorProps) {
  return (
    <div id={id} aria-live={announced ? 'polite' : undefined} className={fieldError}>
      {children ? (
        <span className={fieldErrorText}>
          <Icon icon={CircleAlert} size={18} />
          <span>{children}</span>
        </span>
      ) : null}
    </div>
  );
}
