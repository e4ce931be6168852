import type { ReactNode } from 'react';
import { useOneStepPerPress } from '../../hooks/use-one-step-per-press';
import { Inline } from '../../layout/inline/Inline';

interface StepActionsProps {
  step: number;
  children: ReactNode;
}

/** The buttons of a step. A double click does not press the next step's button. */
export function StepActions({ step, children }: StepActionsProps) {
  const oneStepPerPress = useOneStepPerPress(step);
  return (
    <div {...oneStepPerPress}>
      <Inline gap={3}>{children}</Inline>
    </div>
  );
}
