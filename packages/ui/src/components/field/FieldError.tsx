import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { fieldError, fieldErrorText } from './Field.css';

export interface FieldErrorProps {
  /** Used by the control's `aria-describedby`. */
  id: string;
  /** What is wrong and how to fix it. Without it, nothing is shown. */
  children?: ReactNode;
  /** Announces a new error. Default true. Use false if focus moves to the control when the error appears. */
  announced?: boolean | undefined;
}

/**
 * The error of a control. The live region is always in the page, so that new text in it is
 * announced. `Field` and `Checkbox` include it; use it directly only for a custom control.
 */
export function FieldError({ id, children, announced = true }: FieldErrorProps) {
  return (
    <div id={id} aria-live={announced ? 'polite' : undefined} className={fieldError}>
      {children ? (
        <span className={fieldErrorText}>
          <Icon icon={<CircleAlert />} size={18} />
          <span>{children}</span>
        </span>
      ) : null}
    </div>
  );
}
