'use client';

import { LogOut } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../components/button';
import { Heading } from '../../components/heading';
import { Text } from '../../components/text';
import { formatPence } from '../../demos/money';
import { Container } from '../../layout/container';
import { Section } from '../../layout/section';
import { Stack } from '../../layout/stack';
import * as styles from './RecapSummary.css';

/** The words of the summary. */
export interface RecapSummaryCopy {
  /** Words of the greeting, around the name: "Hello, Ada", and "Hello" without one. */
  greeting: string;
  /** Words of the button. Default `Sign out`. */
  signOut?: string | undefined;
  /** Label of the tax year's figure. `taxYear` is "2026/27". */
  taxYear: (taxYear: string) => string;
  /** Label of the figure of all time. */
  allTime: string;
}

export interface RecapSummaryProps {
  /** The words. */
  copy: RecapSummaryCopy;
  /** First name of the donor. Empty: the greeting does without. */
  firstName: string;
  /** The tax year shown, "2026/27". */
  taxYear: string;
  /** What charities received in it, in pence. */
  taxYearPence: number;
  /** What charities ever received, in pence. */
  allTimePence: number;
  /** What is said while the figures are on their way; they show as dashes then. */
  loadingLabel?: string | undefined;
  /** Signs out. */
  onSignOut: () => void;
}

/** The head of the giving recap: whose it is, this tax year (6 April to 5 April), and all time. */
export function RecapSummary({
  copy,
  firstName,
  taxYear,
  taxYearPence,
  allTimePence,
  loadingLabel,
  onSignOut,
}: RecapSummaryProps) {
  const titleId = useId();
  const amount = (pence: number) => (loadingLabel ? '£–.––' : formatPence(pence));
  return (
    <Section tone="forest" space="compact" aria-labelledby={titleId}>
      <Container>
        <Stack gap={10}>
          <div className={styles.top}>
            <div className={styles.greeting}>
              <Heading level={1} id={titleId}>
                {firstName ? (
                  <>
                    {copy.greeting}, <bdi>{firstName}</bdi>
                  </>
                ) : (
                  copy.greeting
                )}
              </Heading>
            </div>
            <Button tone="secondary" icon={LogOut} onClick={onSignOut}>
              {copy.signOut ?? 'Sign out'}
            </Button>
          </div>
          <div role="status">{loadingLabel ? <Text tone="muted">{loadingLabel}</Text> : null}</div>
          <dl className={styles.figures} aria-busy={Boolean(loadingLabel)}>
            <div className={styles.figure}>
              <Text as="dt" tone="muted">
                {copy.taxYear(taxYear)}
              </Text>
              <dd className={styles.large}>{amount(taxYearPence)}</dd>
            </div>
            <div className={styles.figure}>
              <Text as="dt" tone="muted">
                {copy.allTime}
              </Text>
              <dd className={styles.small}>{amount(allTimePence)}</dd>
            </div>
          </dl>
        </Stack>
      </Container>
    </Section>
  );
}
