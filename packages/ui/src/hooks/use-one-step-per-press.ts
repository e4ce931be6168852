import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Browsers report two quick taps as two single clicks. */
const doubleTapMs = 300;

/**
 * Handlers for an element around a step's buttons. A double click or two quick taps would otherwise
 * also press the next step's button in the same place.
 */
export function useOneStepPerPress(step: number) {
  const last = useRef({ step, timeStamp: Number.NEGATIVE_INFINITY });
  const byFinger = useRef(false);

  return {
    // Recorded here, because in some browsers a click has no pointer type.
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
