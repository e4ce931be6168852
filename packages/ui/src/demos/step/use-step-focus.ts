'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the heading of a step when the step changes, so that it is announced. Not on mount. */
export function useStepFocus(step: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
