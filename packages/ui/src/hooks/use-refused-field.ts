'use client';

import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * For a form that checks one field by hand. `refuse` shows the error and then focuses the field, so
 * that both are read out. Pass `errorAnnounced` to the field: it is true only if the field already
 * had focus, which would otherwise be silent.
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
