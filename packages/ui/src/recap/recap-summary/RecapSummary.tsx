import { LogOut } from 'lucide-react';
import { Button } from '../../components/button';
import { Heading } from '../../components/heading';
import { Text } from '../../components/text';
import { formatPence } from '../../demos/money';
import { Container } from '../../layout/container';
import { Section } from '../../layout/section';
import { Stack } from '../../layout/stack';
import * as styles from './RecapSummary.css';

export interface RecapSummaryProps {
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
  firstName,
  taxYear,
  taxYearPence,
  allTimePence,
  loadingLabel,
  onSignOut,
}: RecapSummaryProps) {
  const amount = (pence: number) => (loadingLabel ? '£–.––' : formatPence(pence));
  return (
    <Section tone="forest" space="compact" aria-labelledby="recap-title">
      <Container>
        <Stack gap={10}>
          <div className={styles.top}>
            <div className={styles.greeting}>
              <Heading level={1} id="recap-title">
                {firstName ? (
                  <>
                    Hello, <bdi>{firstName}</bdi>
                  </>
                ) : (
                  'Hello'
                )}
              </Heading>
            </div>
            <Button tone="secondary" icon={LogOut} onClick={onSignOut}>
              Sign out
            </Button>
          </div>
          <div role="status">{loadingLabel ? <Text tone="muted">{loadingLabel}</Text> : null}</div>
          <dl className={styles.figures} aria-busy={Boolean(loadingLabel)}>
            <div className={styles.figure}>
              <Text as="dt" tone="muted">
                for charities through you, tax year {taxYear}
              </Text>
              <dd className={styles.large}>{amount(taxYearPence)}</dd>
            </div>
            <div className={styles.figure}>
              <Text as="dt" tone="muted">
                since you joined
              </Text>
              <dd className={styles.small}>{amount(allTimePence)}</dd>
            </div>
          </dl>
        </Stack>
      </Container>
    </Section>
  );
}
