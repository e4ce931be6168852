import { type ReactNode, useId } from 'react';
import { Heading } from '../../../components/heading/Heading';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text/Text';
import { Container } from '../../../layout/container/Container';
import { Section } from '../../../layout/section/Section';
import { Stack } from '../../../layout/stack/Stack';
import {
  display,
  head,
  layout,
  step as stepStyle,
  steps as stepsStyle,
  time,
} from './TimedSteps.css';

/** A step, and where the watch stands when it begins. */
export interface TimedStepsStep {
  /** Minutes and seconds: `0:00`. */
  at: string;
  /** The step in a few words. */
  title: string;
  /** What to do, in one or two sentences. */
  text: string;
}

export interface TimedStepsProps {
  /** Anchor of the section: where links such as `#get-started` lead. Default none. */
  id?: string | undefined;
  /** Heading of the section. */
  title: string;
  /** One or two sentences below the heading. */
  lead: string;
  /** What the display reads: the whole time. */
  total: string;
  /** The steps in their order. */
  steps: readonly TimedStepsStep[];
  /** A button below the steps. */
  action?: ReactNode;
}

/** Steps on the clock: each says when it begins (docs/behaviour.md 3.3). */
export function TimedSteps({ id, title, lead, total, steps, action }: TimedStepsProps) {
  const ownId = useId();
  const titleId = id ?? ownId;
  return (
    <Section tone="lime" aria-labelledby={titleId}>
      <Container>
        <div className={layout}>
          <div className={head}>
            <SectionHeading id={titleId} title={title} lead={lead} />
            <div className={display} aria-hidden>
              {total}
            </div>
          </div>
          <Stack gap={8} align="start">
            <ol className={stepsStyle}>
              {steps.map(({ at, title: stepTitle, text }) => (
                <li key={stepTitle} className={stepStyle}>
                  <span className={time}>{at}</span>
                  <Stack gap={2}>
                    <Heading level={3} size="title">
                      {stepTitle}
                    </Heading>
                    <Text>{text}</Text>
                  </Stack>
                </li>
              ))}
            </ol>
            {action}
          </Stack>
        </div>
      </Container>
    </Section>
  );
}
