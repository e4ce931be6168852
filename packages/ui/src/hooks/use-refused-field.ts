import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * `refuse` shows the error and focuses the field, so that screen readers read the field and its
 * error. If the field already had focus, `errorAnnounced` is true: the error must announce itself.
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
