import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { Heading } from '../../components/heading/Heading';
import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden';
import { count } from './StepHeading.css';

interface StepHeadingProps {
  step: number;
  steps: number;
  /** Said after the heading, which says too little alone. */
  said?: string | undefined;
  children: ReactNode;
}

/** The heading of a step. A new step focuses it. */
export function StepHeading({ step, steps, said, children }: StepHeadingProps) {
  const { stepOf } = useControlWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return (
    <Heading level={3} size="heading" ref={heading} tabIndex={-1}>
      <span className={count}>{`${stepOf(step, steps)}. `}</span>
      <span>{children}</span>
      {said ? <VisuallyHidden>{`. ${said}`}</VisuallyHidden> : null}
    </Heading>
  );
}
