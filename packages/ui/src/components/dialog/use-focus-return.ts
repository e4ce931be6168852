'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it when the overlay opened: the returned function is for
 * `onCloseAutoFocus`. The opener may be gone by then (an entry of a menu that closed) or never had
 * the focus (Safari gives none to a clicked button): `fallback` takes it instead.
 */
export function useFocusReturn(
  open: boolean,
  fallback?: RefObject<HTMLElement | null> | undefined,
): (event: Event) => void {
  const opener = useRef<Element | null>(null);
  // Before the overlay's content mounts and takes the focus.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);

  return (event) => {
    event.preventDefault();
    // Whoever took the focus meanwhile keeps it: the heading of the next page, a toast.
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== event.target) return;
    const canTakeFocus = (element: Element | null | undefined): element is HTMLElement =>
      element instanceof HTMLElement &&
      element !== document.body &&
      // Nothing that is hidden or gone has a box. (`checkVisibility` is younger than Safari 16.4.)
      element.getClientRects().length > 0;
    [opener.current, fallback?.current].find(canTakeFocus)?.focus({ preventScroll: true });
    opener.current = null;
  };
}
