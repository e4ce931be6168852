'use client';

import { type TaxYear, taxYearLabel } from '@tuppence/giving/gift';
import { LogOut, UserRound } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button';
import { ButtonLink } from '../../components/button/ButtonLink';
import { FormError } from '../../components/form-fields/FormError';
import { useSending } from '../../components/form-fields/use-sending';
import { Heading } from '../../components/heading/Heading';
import { Select } from '../../components/select/Select';
import { Text } from '../../components/text/Text';
import { Inline } from '../../layout/inline/Inline';
import { ContainedSection } from '../../layout/section/ContainedSection';
import { Stack } from '../../layout/stack/Stack';
import { RecapFigures, type RecapFiguresProps } from './RecapFigures';
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

export interface RecapSummaryProps extends Omit<RecapFiguresProps, 'copy' | 'loading'> {
  copy: RecapSummaryCopy;
  /** May be empty. */
  firstName: string;
  /** The year in a sentence. */
  line?: string | undefined;
  /** A `YearPicture`. */
  picture?: ReactNode;
  /** The years that can be chosen, each by its end. */
  taxYears: readonly TaxYear[];
  /** Called with the year in which the chosen tax year ends. */
  onTaxYearChange: (taxYear: TaxYear) => void;
  /** Shown instead of `line` while the figures load. */
  loadingLabel?: string | undefined;
  /** Called on “Sign out”. The button waits for its promise. */
  onSignOut: () => Promise<void>;
}

/** The first screen of the giving recap: the year as a picture, in a line and in figures. */
export function RecapSummary({
  copy,
  firstName,
  line,
  picture,
  taxYears,
  onTaxYearChange,
  loadingLabel,
  onSignOut,
  ...figures
}: RecapSummaryProps) {
  const { sendOnce, failure, button } = useSending(onSignOut);
  return (
    <ContainedSection tone="strong">
      <div className={picture ? styles.withPicture : styles.layout}>
        <Stack gap={4}>
          <Heading level={1}>
            {firstName ? (
              <>
                <span>{copy.greeting}</span>, <bdi translate="no">{firstName}</bdi>
              </>
            ) : (
              copy.greeting
            )}
          </Heading>
          {loadingLabel ? <Text tone="muted">{loadingLabel}</Text> : null}
          {line && !loadingLabel ? <Text size="lead">{line}</Text> : null}
        </Stack>
        {picture ? <div className={styles.picture}>{picture}</div> : null}
        <div className={styles.rest}>
          <RecapFigures {...figures} copy={copy} loading={Boolean(loadingLabel)} />
          {taxYears.length > 1 ? (
            <div className={styles.choice}>
              <Select
                label={copy.choice}
                value={String(figures.taxYear)}
                options={taxYears.map((year) => ({
                  value: String(year),
                  label: taxYearLabel(year),
                }))}
                onValueChange={(year) => onTaxYearChange(Number(year))}
              />
            </div>
          ) : null}
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
          {failure ? <FormError {...failure} /> : null}
        </div>
      </div>
    </ContainedSection>
  );
}
