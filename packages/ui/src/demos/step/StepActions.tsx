'use client';

import type { ReactNode } from 'react';
import { useOneStepPerPress } from '../../hooks/use-one-step-per-press';
import { Inline } from '../../layout/inline/Inline';

interface StepActionsProps {
  step: number;
  children: ReactNode;
}

/**
 * The back and forward buttons. A double click counts as one click, because the next step's button is in
 * the same place.
 */
export function StepActions({ step, children }: StepActionsProps) {
  const oneStepPerPress = useOneStepPerPress(step);
  return (
    <div {...oneStepPerPress}>
      <Inline gap={3}>{children}</Inline>
    </div>
  );
}
