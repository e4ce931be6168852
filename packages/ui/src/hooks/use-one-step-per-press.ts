'use client';

import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Two taps closer together than this, in ms, count as one if the first changed the step. */
const doubleTapMs = 300;

/**
 * Handlers for an element around a step's buttons. They block the second click of a double click,
 * which would press the next step's button in the same place. They also block the second of two
 * quick taps if the step has changed: browsers report them as two single clicks.
 */
export function useOneStepPerPress(step: number) {
  const last = useRef({ step, timeStamp: Number.NEGATIVE_INFINITY });
  const byFinger = useRef(false);

  return {
    // Recorded here, because in some supported browsers a click has no pointer type.
    onPointerDownCapture({ pointerType }: PointerEvent) {
      byFinger.current = pointerType === 'touch';
    },
    onClickCapture(event: MouseEvent) {
      const { detail, timeStamp } = event;
      const isSecondTap =
        byFinger.current &&
        last.current.step !== step &&
        timeStamp - last.current.timeStamp < doubleTapMs;
      if (detail > 1 || isSecondTap) {
        event.preventDefault();
        event.stopPropagation();
      } else last.current = { step, timeStamp };
    },
  };
}
