'use client';

import { LogOut, UserRound } from 'lucide-react';
import { useId } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { Heading } from '../../components/heading';
import { Text } from '../../components/text';
import { formatPence } from '../../demos/money';
import { Container } from '../../layout/container';
import { Inline } from '../../layout/inline';
import { Section } from '../../layout/section';
import { Stack } from '../../layout/stack';
import { type TaxYear, taxYearLabel } from '../gift';
import { YearSelect } from '../year-select';
import * as styles from './RecapSummary.css';

/** The words of the summary. */
export interface RecapSummaryCopy {
  /** Words of the greeting, around the name: "Hello, Ada", and "Hello" without one. */
  greeting: string;
  /** Words of the button. Default `Sign out`. */
  signOut?: string | undefined;
  /** The link to the donor's account. */
  account: { href: string; label: string };
  /** Label of the choice of a tax year. */
  choice: string;
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
  /** The tax year that the whole recap shows. */
  taxYear: TaxYear;
  /** The tax years to choose from, newest first. */
  taxYears: readonly TaxYear[];
  /** Another tax year is chosen. */
  onTaxYearChange: (taxYear: TaxYear) => void;
  /** What charities received in it, in pence. */
  taxYearPence: number;
  /** What charities ever received, in pence. */
  allTimePence: number;
  /** What is said while the figures are on their way; they show as dashes then. */
  loadingLabel?: string | undefined;
  /** Signs out. */
  onSignOut: () => void;
}

/** The head of the giving recap: whose it is, the tax year (6 April to 5 April) that all of it shows, and all time. */
export function RecapSummary({
  copy,
  firstName,
  taxYear,
  taxYears,
  onTaxYearChange,
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
            <Inline gap={3}>
              <ButtonLink tone="secondary" icon={UserRound} href={copy.account.href}>
                {copy.account.label}
              </ButtonLink>
              <Button tone="secondary" icon={LogOut} onClick={onSignOut}>
                {copy.signOut ?? 'Sign out'}
              </Button>
            </Inline>
          </div>
          <div>
            {taxYears.length > 1 ? (
              <YearSelect
                label={copy.choice}
                value={taxYear}
                options={taxYears.map((year) => ({ value: year, label: taxYearLabel(year) }))}
                onChange={onTaxYearChange}
              />
            ) : null}
            <div role="status">
              {loadingLabel ? <Text tone="muted">{loadingLabel}</Text> : null}
            </div>
          </div>
          <dl className={styles.figures} aria-busy={Boolean(loadingLabel)}>
            <div className={styles.figure}>
              <dt className={styles.label}>
                <Text as="span" tone="muted">
                  {copy.taxYear(taxYearLabel(taxYear))}
                </Text>
              </dt>
              <dd className={styles.large}>{amount(taxYearPence)}</dd>
            </div>
            <div className={styles.figure}>
              <dt className={styles.label}>
                <Text as="span" tone="muted">
                  {copy.allTime}
                </Text>
              </dt>
              <dd className={styles.small}>{amount(allTimePence)}</dd>
            </div>
          </dl>
        </Stack>
      </Container>
    </Section>
  );
}
