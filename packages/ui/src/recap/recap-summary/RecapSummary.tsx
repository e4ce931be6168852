'use client';

import { type TaxYear, taxYearLabel } from '@tuppence/giving/gift';
import { formatPence } from '@tuppence/giving/money';
import { LogOut, UserRound } from 'lucide';
import { Button } from '../../components/button/Button';
import { ButtonLink } from '../../components/button/ButtonLink';
import { FormError } from '../../components/form-fields/FormError';
import { useSending } from '../../components/form-fields/use-sending';
import { Heading } from '../../components/heading/Heading';
import { Select } from '../../components/select/Select';
import { Text } from '../../components/text/Text';
import { Inline } from '../../layout/inline/Inline';
import { ContainedSection } from '../../layout/section/ContainedSection';
import * as styles from './RecapSummary.css';

export interface RecapSummaryCopy {
  greeting: string;
  account: { href: string; label: string };
  signOut: string;
  signingOut: string;
  /** Label of the tax year select. */
  choice: string;
  /** `taxYear` is e.g. "2026/27". */
  taxYear: (taxYear: string) => string;
  allTime: string;
}

export interface RecapSummaryProps {
  copy: RecapSummaryCopy;
  /** May be empty. */
  firstName: string;
  taxYear: TaxYear;
  /** The years that can be chosen, each by its end. */
  taxYears: readonly TaxYear[];
  /** Called with the year in which the chosen tax year ends. */
  onTaxYearChange: (taxYear: TaxYear) => void;
  /** Given in the chosen tax year, in pence. */
  taxYearPence: number;
  /** Given so far, in pence. */
  allTimePence: number;
  /** Shown while the figures load. */
  loadingLabel?: string | undefined;
  /** Called on “Sign out”. The button waits for its promise. */
  onSignOut: () => Promise<void>;
}

/** The head of the giving recap. */
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
  const { sendOnce, failure, button } = useSending(onSignOut);
  const figures = [
    { label: copy.taxYear(taxYearLabel(taxYear)), pence: taxYearPence, className: styles.large },
    { label: copy.allTime, pence: allTimePence, className: styles.small },
  ];
  return (
    <ContainedSection tone="strong" gap={10}>
      <Inline justify="between">
        <div className={styles.greeting}>
          <Heading level={1}>
            {firstName ? (
              <>
                <span>{copy.greeting}</span>, <bdi translate="no">{firstName}</bdi>
              </>
            ) : (
              copy.greeting
            )}
          </Heading>
        </div>
        <Inline gap={3}>
          <ButtonLink {...copy.account} tone="secondary" icon={UserRound} />
          <Button
            tone="secondary"
            icon={LogOut}
            {...button}
            pendingLabel={copy.signingOut}
            onClick={() => sendOnce()}
          >
            {copy.signOut}
          </Button>
        </Inline>
      </Inline>
      {failure ? <FormError {...failure} /> : null}
      <div>
        {taxYears.length > 1 ? (
          <div className={styles.choice}>
            <Select
              label={copy.choice}
              value={String(taxYear)}
              options={taxYears.map((year) => ({
                value: String(year),
                label: taxYearLabel(year),
              }))}
              onValueChange={(year) => onTaxYearChange(Number(year))}
            />
          </div>
        ) : null}
        {loadingLabel ? <Text tone="muted">{loadingLabel}</Text> : null}
      </div>
      <dl className={styles.figures} aria-busy={Boolean(loadingLabel)}>
        {figures.map(({ label, pence, className }) => (
          <div key={className} className={styles.figure}>
            <dt className={styles.label}>
              <Text as="span" tone="muted">
                {label}
              </Text>
            </dt>
            <dd className={className} translate="no">
              {loadingLabel ? '£–.––' : formatPence(pence)}
            </dd>
          </div>
        ))}
      </dl>
    </ContainedSection>
  );
}
