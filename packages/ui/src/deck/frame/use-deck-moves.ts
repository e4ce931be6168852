import { type TouchEvent, useLayoutEffect, useRef } from 'react';
import { type DeckMove, deckMoveOfKey, deckMoveOfSwipe } from '../deck-steps';

/** Elements that use arrow keys or sideways swipes themselves. */
const ownMoves =
  'input, textarea, select, video, [contenteditable], [role="tab"], [role="radio"], [role="slider"]';

/** Calls `onMove` for arrow keys, and for swipes on the element with the returned handlers. */
export function useDeckMoves(onMove: (move: DeckMove) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const latest = useRef(onMove);
  // A key pressed right after a change of step must see the new step.
  useLayoutEffect(() => {
    latest.current = onMove;
  });

  useLayoutEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const move = deckMoveOfKey(event);
      const target = event.target instanceof Element ? event.target : null;
      if (!move || event.defaultPrevented || target?.closest(ownMoves)) return;
      // An open dialog stops the keys, wherever the focus is. A popover (`data-side`) does not.
      if (document.querySelector('[role="dialog"]:not([data-side]), [role="alertdialog"]')) return;
      event.preventDefault();
      latest.current(move);
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);

  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0];
      start.current =
        event.touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchCancel() {
      start.current = null;
    },
    onTouchEnd(event: TouchEvent) {
      const from = start.current;
      const touch = event.changedTouches[0];
      start.current = null;
      if (!from || !touch) return;
      const target = event.target instanceof Element ? event.target : null;
      // Ignores events that bubble here from a portal.
      if (target?.closest(ownMoves) || !event.currentTarget.contains(target)) return;
      const move = deckMoveOfSwipe(touch.clientX - from.x, touch.clientY - from.y);
      if (move) latest.current(move);
    },
  };
}
