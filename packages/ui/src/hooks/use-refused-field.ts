'use client';

import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * `refuse` shows the error and focuses the field, which reads both out. `errorAnnounced` is true if
 * the field had focus already, because focusing it again reads nothing out.
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
