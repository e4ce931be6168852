'use client';

import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Two taps closer than this, in ms, are meant as one. */
const doubleTapMs = 300;

/**
 * Handlers, for an element around a step's buttons, that hold back the second click of a double click, and
 * of two quick taps, which browsers report as single clicks: it would press what stands in that place in
 * the next step. `step` is the step shown.
 */
export function useOneStepPerPress(step: number) {
  const last = useRef({ step, timeStamp: Number.NEGATIVE_INFINITY });
  const byFinger = useRef(false);

  return {
    // A click does not name its pointer in every browser that is supported.
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
