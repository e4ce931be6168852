import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns an `onCloseAutoFocus` that gives focus back to the element that had it, or else to
 * `fallback`. Safari, for example, does not focus a clicked button.
 */
export function useFocusReturn(
  open: boolean,
  fallback?: RefObject<HTMLElement | null> | undefined,
): (event: Event) => void {
  const opener = useRef<Element | null>(null);
  // A layout effect runs before the overlay's content takes focus.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);

  return (event) => {
    event.preventDefault();
    // Something else may have focus by now, such as a toast.
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== event.target) return;
    const canTakeFocus = (element: Element | null | undefined): element is HTMLElement =>
      element instanceof HTMLElement &&
      element !== document.body &&
      // A hidden or removed element has no box. (Safari 16.4 has no `checkVisibility`.)
      element.getClientRects().length > 0;
    [opener.current, fallback?.current].find(canTakeFocus)?.focus({ preventScroll: true });
    opener.current = null;
  };
}
