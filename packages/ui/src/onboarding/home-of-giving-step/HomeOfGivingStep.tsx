'use client';

import { ArrowRight } from 'lucide';
import { Drawing } from '../../brand/drawing/Drawing';
import { Button } from '../../components/button/Button';
import { Heading } from '../../components/heading/Heading';
import { Figure } from '../../components/text/Figure';
import { Text } from '../../components/text/Text';
import { Stack } from '../../layout/stack/Stack';
import { Stage } from '../stage/Stage';
import globe from './globe.svg?raw';
import * as styles from './HomeOfGivingStep.css';

export interface HomeOfGivingStepProps {
  heading: string;
  /** The sum, formatted: `£5.00`. */
  amount: string;
  /** What the figure counts, e.g. "pounds donated yearly". */
  amountLabel: string;
  /** What is promised, each with its explanation. */
  claims: readonly { title: string; text: string }[];
  buttonLabel: string;
  onContinue: () => void;
}

/** Step 2 of the onboarding pitch (docs/behaviour.md 3.11). */
export function HomeOfGivingStep({
  heading,
  amount,
  amountLabel,
  claims,
  buttonLabel,
  onContinue,
}: HomeOfGivingStepProps) {
  return (
    <Stage tone="strong">
      <Drawing file={globe} className={styles.globe} />
      <div className={styles.content}>
        <Stack gap={8} align="start">
          <Heading level={1} size="section" tabIndex={-1}>
            {heading}
          </Heading>
          <p className={styles.figure}>
            <Figure>{amount}</Figure> <span className={styles.unit}>{amountLabel}</span>
          </p>
          <ul className={styles.claims}>
            {claims.map((claim) => (
              <li key={claim.title} className={styles.claim}>
                <p className={styles.claimTitle}>{claim.title}</p>
                <Text tone="muted">{claim.text}</Text>
              </li>
            ))}
          </ul>
          <Button size="large" trailingIcon={ArrowRight} onClick={onContinue}>
            {buttonLabel}
          </Button>
        </Stack>
      </div>
    </Stage>
  );
}
