'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** The part of react-hook-form's `formState` that the hook reads. */
interface FormErrors {
  submitCount: number;
  /** The keys are the names of the controls. */
  errors: object;
}

/**
 * After an invalid submit, focuses the first invalid control. If it has focus already, returns its
 * error, for a live region. Set the fields to `errorAnnounced={false}`, and react-hook-form to
 * `shouldFocusError: false`.
 */
export function useErrorFocus(
  form: RefObject<HTMLFormElement | null>,
  { submitCount, errors }: FormErrors,
): string {
  const [announcement, setAnnouncement] = useState('');
  const onSubmitted = useEffectEvent(() => {
    // If a service refused a valid form, the button keeps the focus.
    const first = Object.keys(errors).length
      ? form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')
      : null;
    setAnnouncement('');
    // A live region announces the same text again only if it was empty.
    if (first && first === document.activeElement)
      setTimeout(() => setAnnouncement(messageOf(errors, first.name)));
    else first?.focus();
  });
  useEffect(() => {
    if (submitCount > 0) onSubmitted();
  }, [submitCount]);
  return announcement;
}

function messageOf(errors: object, name: string): string {
  const { message } = (errors as Record<string, { message?: unknown } | undefined>)[name] ?? {};
  return typeof message === 'string' ? message : '';
}
