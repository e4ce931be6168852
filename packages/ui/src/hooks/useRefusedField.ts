'use client';

import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * For a form that checks one field by hand: `refuse` shows why, then gives the field the focus, which reads it out with
 * its error. `errorAnnounced`, for the field, is true only where it had the focus already and would
 * stay silent.
 */
export function useRefusedField(field: RefObject<HTMLElement | null>) {
  const [errorAnnounced, setErrorAnnounced] = useState(true);
  function refuse(showWhy: () => void) {
    flushSync(() => {
      setErrorAnnounced(document.activeElement === field.current);
      showWhy();
    });
    field.current?.focus();
  }
  return { errorAnnounced, refuse };
}
