'use client';

import { type RefObject, useEffect, useState } from 'react';

/**
 * After a submit that the form refuses, the first invalid control in reading order takes the focus:
 * it is read out with its error, and nothing else is. Where it has the focus already, the words are
 * returned instead, for the form's one live region. Fields take `errorAnnounced={false}` with it, and
 * react-hook-form `shouldFocusError: false`.
 */
export function useErrorFocus(
  form: RefObject<HTMLFormElement | null>,
  submitCount: number,
): string {
  const [words, setWords] = useState('');
  useEffect(() => {
    if (submitCount === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (first && first === document.activeElement) setWords(errorOf(first));
    else {
      setWords('');
      first?.focus();
    }
  }, [form, submitCount]);
  return words;
}

function errorOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids.find((id) => id.endsWith('-error'));
  return (error && document.getElementById(error)?.textContent) || '';
}
