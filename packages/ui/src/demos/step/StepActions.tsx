'use client';

import type { ReactNode } from 'react';
import { useOneStepPerPress } from '../../hooks/useOneStepPerPress';
import { Inline } from '../../layout/inline';

interface StepActionsProps {
  /** The step shown. */
  step: number;
  children: ReactNode;
}

/**
 * The buttons of a step: forward and back. A double click or double tap is one step, not two: the next
 * step's button stands in the same place.
 */
export function StepActions({ step, children }: StepActionsProps) {
  const oneStepPerPress = useOneStepPerPress(step);
  return (
    <div {...oneStepPerPress}>
      <Inline gap={3}>{children}</Inline>
    </div>
  );
}
