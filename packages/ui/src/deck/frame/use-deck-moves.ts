'use client';

import { type TouchEvent, useLayoutEffect, useRef } from 'react';
import { type DeckMove, deckMoveOfKey, deckMoveOfSwipe } from '../deck-steps';

/** Where arrow keys mean something else already. */
const ownArrows =
  'input, textarea, select, video, [contenteditable], [role="tab"], [role="radio"], [role="slider"]';

/** Moves the deck by arrow keys from anywhere on the page, and by swipes on what takes the handlers. */
export function useDeckMoves(onMove: (move: DeckMove) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const latest = useRef(onMove);
  // With the layout, not after the paint: no key that follows at once may be lost or meet an old step.
  useLayoutEffect(() => {
    latest.current = onMove;
  });

  useLayoutEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const move = deckMoveOfKey(event);
      const target = event.target instanceof Element ? event.target : null;
      if (!move || event.defaultPrevented || target?.closest(ownArrows)) return;
      // A dialog in front has the page to itself, wherever the focus is; a popover has not.
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
      // A swipe in a text field selects, and a portal's swipe only bubbles through here.
      if (target?.closest('input, textarea') || !event.currentTarget.contains(target)) return;
      const move = deckMoveOfSwipe(touch.clientX - from.x, touch.clientY - from.y);
      if (move) latest.current(move);
    },
  };
}
