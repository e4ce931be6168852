import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Time to move the pointer from the trigger to the panel, in ms. */
const graceMs = 150;

/** Opens a panel on mouse hover. */
export function useHoverIntent(open: boolean, setOpen: (open: boolean) => void, enabled: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!enabled) return { trigger: {}, content: {} };

  function enter(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    openedByHover.current = true;
    setOpen(true);
  }
  function leave(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    openedByHover.current = false;
    timer.current = setTimeout(() => setOpen(false), graceMs);
  }
  function click(event: MouseEvent) {
    // Hovering has already opened the panel, so a click must not close it.
    if (open && openedByHover.current) event.preventDefault();
  }
  return {
    trigger: {
      // No dialog: the focus stays on the button.
      'aria-haspopup': undefined,
      onPointerEnter: enter,
      onPointerLeave: leave,
      onBlur: () => setOpen(false),
      onClick: click,
    },
    content: { role: 'note', onPointerEnter: enter, onPointerLeave: leave },
  };
}
