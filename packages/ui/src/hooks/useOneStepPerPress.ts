'use client';

import { type MouseEvent, useRef } from 'react';

/** Two taps closer than this, in ms, are meant as one. */
const doubleTapMs = 300;

/**
 * A handler for captured clicks that holds back the second click of a double click, and of two quick
 * taps, which browsers report as single clicks: it would press what stands in that place in the next
 * step. `step` is the step shown.
 */
export function useOneStepPerPress(step: number) {
  const last = useRef({ step, timeStamp: Number.NEGATIVE_INFINITY });

  return function holdBackSecondPress(event: MouseEvent) {
    const { detail, timeStamp } = event;
    const { pointerType } = event.nativeEvent as PointerEvent;
    const isSecondTap =
      pointerType === 'touch' &&
      last.current.step !== step &&
      timeStamp - last.current.timeStamp < doubleTapMs;
    if (detail > 1 || isSecondTap) {
      event.preventDefault();
      event.stopPropagation();
    } else last.current = { step, timeStamp };
  };
}
