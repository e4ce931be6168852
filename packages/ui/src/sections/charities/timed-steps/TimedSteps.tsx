import { type ReactNode, useId } from 'react';
import { Heading } from '../../../components/heading/Heading';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text/Text';
import { Container } from '../../../layout/container/Container';
import { Section } from '../../../layout/section/Section';
import { Stack } from '../../../layout/stack/Stack';
import * as styles from './TimedSteps.css';

export interface TimedStepsStep {
  /** When the step begins, in minutes and seconds: `0:00`. */
  at: string;
  title: string;
  text: string;
}

export interface TimedStepsProps {
  id?: string | undefined;
  title: string;
  lead: string;
  /** The total time, on the display. */
  total: string;
  steps: readonly TimedStepsStep[];
  /** Shown below the steps. */
  action?: ReactNode;
}

/** Steps with their times (docs/behaviour.md 3.3). */
export function TimedSteps({ id, title, lead, total, steps, action }: TimedStepsProps) {
  const ownId = useId();
  const titleId = id ?? ownId;
  return (
    <Section tone="accent" aria-labelledby={titleId}>
      <Container>
        <div className={styles.layout}>
          <div className={styles.head}>
            <SectionHeading id={titleId} title={title} lead={lead} />
            <div className={styles.display} aria-hidden>
              {total}
            </div>
          </div>
          <Stack gap={8} align="start">
            <ol className={styles.steps}>
              {steps.map(({ at, title: stepTitle, text }) => (
                <li key={stepTitle} className={styles.step}>
                  <span className={styles.time}>{at}</span>
                  <Stack gap={2}>
                    <Heading level={3}>{stepTitle}</Heading>
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
