import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { fieldError, fieldErrorText } from './Field.css';

export interface FieldErrorProps {
  /** Use it in the control's `aria-describedby`. */
  id: string;
  children?: ReactNode;
  /** Default true. Use false if focus moves to the control instead. */
  announced?: boolean | undefined;
}

/** The error of a control. Render it without an error too, so that a new one is announced. */
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
