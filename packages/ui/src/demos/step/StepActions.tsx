'use client';

import type { MouseEvent, ReactNode } from 'react';
import { Inline } from '../../layout/inline';

/**
 * The buttons of a step: forward and back. A double click is one step, not two: the next step's button
 * stands in the same place.
 */
export function StepActions({ children }: { children: ReactNode }) {
  return (
    <div onClickCapture={ignoreSecondClick}>
      <Inline gap={3}>{children}</Inline>
    </div>
  );
}

function ignoreSecondClick(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
