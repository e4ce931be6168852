'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** The part of react-hook-form's `formState` that the hook reads. */
export interface FormErrors {
  submitCount: number;
  /** The keys are the names of the controls. Empty if the form is valid. What is in it is not read. */
  errors: object;
}

/** What takes focus in a group that cannot. The first that matches, in this order. */
const inGroups = [':checked:enabled', ':enabled:not(fieldset), a[href], [tabindex="0"]'];

const shownError = '[id$="-error"]:not(:empty)';

/**
 * After an invalid submit, focuses the first invalid control, or what takes focus in it. If it has
 * focus already, returns its `FieldError`, for a live region. Set the fields to
 * `errorAnnounced={false}`, and react-hook-form to `shouldFocusError: false`.
 */
export function useErrorFocus(
  form: RefObject<HTMLFormElement | null>,
  { submitCount, errors }: FormErrors,
): string {
  const [announcement, setAnnouncement] = useState('');
  const onSubmitted = useEffectEvent(() => {
    // If a service refused a valid form, the button keeps the focus.
    const first = Object.keys(errors).length
      ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      : null;
    setAnnouncement('');
    // A live region announces the same text again only if it was empty. The first error, whose id
    // `useFieldIds` makes, is that of the first invalid control.
    if (first?.contains(document.activeElement))
      setTimeout(() => setAnnouncement(form.current?.querySelector(shownError)?.textContent ?? ''));
    else if (first) focusWithin(first);
  });
  useEffect(() => {
    if (submitCount > 0) onSubmitted();
  }, [submitCount]);
  return announcement;
}

function focusWithin(control: HTMLElement) {
  control.focus();
  for (const inner of inGroups) {
    if (control.contains(document.activeElement)) return;
    control.querySelector<HTMLElement>(inner)?.focus();
  }
}
