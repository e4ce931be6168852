import { type ReactNode, useEffect, useRef } from 'react';
import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { Heading } from '../../components/heading/Heading';
import { count } from './StepHeading.css';

interface StepHeadingProps {
  step: number;
  steps: number;
  children: ReactNode;
}

/** The heading of a step. A new step focuses it. */
export function StepHeading({ step, steps, children }: StepHeadingProps) {
  const { stepOf } = useControlWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return (
    <Heading level={3} size="heading" ref={heading} tabIndex={-1}>
      <span className={count}>{`${stepOf(step, steps)}. `}</span>
      <span>{children}</span>
    </Heading>
  );
}
