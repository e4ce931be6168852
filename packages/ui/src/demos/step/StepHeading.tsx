import type { ReactNode, RefObject } from 'react';
import { Heading } from '../../components/heading/Heading';
import { count } from './StepHeading.css';

interface StepHeadingProps {
  /** From `useStepFocus`. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  step: number;
  steps: number;
  children: ReactNode;
}

/** The heading of a step: "Step 2 of 4" and the task. Takes focus. */
export function StepHeading({ headingRef, step, steps, children }: StepHeadingProps) {
  return (
    <Heading level={3} size="heading" ref={headingRef} tabIndex={-1}>
      <span className={count}>
        Step {step} of {steps}
        {'. '}
      </span>
      {children}
    </Heading>
  );
}
