import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon';
import { fieldError, fieldErrorText } from './Field.css';

export interface FieldErrorProps {
  /** Referred to by the control's `aria-describedby`. */
  id: string;
  /** What is wrong and how to correct it. Nothing is shown without it. */
  children?: ReactNode;
  /** Announced by itself when it appears. Default true; false where the control takes the focus then. */
  announced?: boolean | undefined;
}

/**
 * The error of a control. The region is always there, so that a message that appears in it is
 * announced. `Field` and `Checkbox` bring it along; use it alone only for a control of your own.
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
