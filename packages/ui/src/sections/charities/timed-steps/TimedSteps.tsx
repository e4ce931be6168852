import type { ReactNode } from 'react';
import { Heading } from '../../../components/heading/Heading';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text/Text';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import * as styles from './TimedSteps.css';

export interface TimedStepsStep {
  /** In minutes and seconds: `0:00`. */
  at: string;
  title: string;
  text: string;
}

export interface TimedStepsProps {
  id?: string | undefined;
  title: string;
  lead: string;
  total: string;
  steps: readonly TimedStepsStep[];
  action?: ReactNode;
}

/** Steps with their times (docs/behaviour.md 3.3). */
export function TimedSteps({ id, title, lead, total, steps, action }: TimedStepsProps) {
  return (
    <ContainedSection tone="accent">
      <div className={styles.layout}>
        <div className={styles.head}>
          <SectionHeading id={id} title={title} lead={lead} />
          <div className={styles.display} aria-hidden>
            {total}
          </div>
        </div>
        <Stack gap={8} align="start">
          <ol>
            {steps.map(({ at, title: stepTitle, text }) => (
              <li key={stepTitle} className={styles.step}>
                <span className={styles.time} aria-hidden>
                  {at}
                </span>
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
    </ContainedSection>
  );
}
