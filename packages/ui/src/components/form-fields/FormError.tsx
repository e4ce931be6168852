'use client';

import { useEffect } from 'react';
import { Notice } from '../notice/Notice';

/** Why a service refused a valid form. */
export interface FormProblem {
  title: string;
  message: string;
}

export interface FormErrorProps extends FormProblem {
  /** Use it in the `aria-describedby` of the refused control. */
  id: string;
}

/** Says above a form's button why the form was refused. Show no toast as well. */
export function FormError({ id, title, message }: FormErrorProps) {
  // In a low window, the notice pushes the focused button out of view.
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Notice id={id} tone="problem" title={title} announced>
      {message}
    </Notice>
  );
}
