'use client';

import { CircleAlert } from 'lucide';
import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { Icon } from '../icon/Icon';
import { fieldError, fieldErrorText } from './Field.css';

export interface FieldErrorProps {
  /** Use it in the control's `aria-describedby`. */
  id: string;
  children?: ReactNode;
  /** Default true. Use false if focus moves to the control instead. */
  announced?: boolean | undefined;
}

/**
 * The error of a control. Render it without an error too, so that a new one is announced. If it is
 * still there when the form is sent again, from the control itself, it is announced again.
 */
export function FieldError({ id, children, announced = true }: FieldErrorProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [round, sayAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const form = ref.current?.closest('form');
    const onSubmit = () => {
      // Once the form has moved the focus, or made this region live.
      if (document.activeElement?.getAttribute('aria-describedby')?.includes(id))
        setTimeout(sayAgain);
    };
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, [id]);
  return (
    <div ref={ref} id={id} aria-live={announced ? 'polite' : undefined} className={fieldError}>
      {children ? (
        <span key={round} className={fieldErrorText}>
          <Icon icon={CircleAlert} size={18} />
          <span>{children}</span>
        </span>
      ) : null}
    </div>
  );
}
