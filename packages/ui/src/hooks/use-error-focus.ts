'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** The state of a form: react-hook-form's `formState`, or the same from another library. */
interface FormErrors {
  submitCount: number;
  /** By the names of the controls. */
  errors: object;
}

/**
 * After a refused submit, focuses the first invalid control in reading order, so that only this
 * control and its error are read out. If that control already has focus, returns its error instead,
 * for the form's single live region. Set `errorAnnounced={false}` on the fields, and
 * `shouldFocusError: false` for react-hook-form.
 */
export function useErrorFocus(
  form: RefObject<HTMLFormElement | null>,
  { submitCount, errors }: FormErrors,
): string {
  const [words, setWords] = useState('');
  const onSubmitted = useEffectEvent(() => {
    // What a service refused is announced elsewhere, and the focus stays on the button.
    const first = Object.keys(errors).length
      ? form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')
      : null;
    if (first && first === document.activeElement) setWords(messageOf(errors, first.name));
    else {
      setWords('');
      first?.focus();
    }
  });
  useEffect(() => {
    if (submitCount > 0) onSubmitted();
  }, [submitCount]);
  return words;
}

function messageOf(errors: object, name: string): string {
  const { message } = (errors as Record<string, { message?: unknown } | undefined>)[name] ?? {};
  return typeof message === 'string' ? message : '';
}
