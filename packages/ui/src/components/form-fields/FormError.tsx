'use client';

import { useEffect } from 'react';
import { Notice } from '../notice/Notice';

/** What a service said against a form that was filled in well. */
export interface FormProblem {
  /** What failed, e.g. "Login Failed". */
  title: string;
  /** Why, in a sentence. */
  message: string;
}

export interface FormErrorProps extends FormProblem {
  /** The control that was refused refers to it by `aria-describedby`. */
  id: string;
}

/** Why a form was refused, above its button until it is sent again. Announced when it appears: show no toast with it. */
export function FormError({ id, title, message }: FormErrorProps) {
  // Where the window is low, it would push the button that has the focus out of sight.
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Notice id={id} tone="problem" title={title} announced>
      {message}
    </Notice>
  );
}
