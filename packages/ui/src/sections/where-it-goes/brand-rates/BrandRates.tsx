'use client';

import { Search } from 'lucide';
import { useId, useState } from 'react';
import { findByName } from '../../../brand/charity-picker/find-by-name';
import { type BrandName, brands } from '../../../brand/wordmark/brands';
import { Wordmark } from '../../../brand/wordmark/Wordmark';
import { FormFields } from '../../../components/form-fields/FormFields';
import { Heading } from '../../../components/heading/Heading';
import { Icon } from '../../../components/icon/Icon';
import { SettledStatus } from '../../../components/text/SettledStatus';
import { Text } from '../../../components/text/Text';
import { TextField } from '../../../components/text-field/TextField';
import { VisuallyHidden } from '../../../components/visually-hidden/VisuallyHidden';
import { withScripts } from '../../../layout/on-screen.css';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { inlineVars } from '../../../styles/inline-vars';
import * as styles from './BrandRates.css';

export interface BrandRate {
  brand: BrandName;
  /** More words that find the brand. Not shown. */
  goods?: string | undefined;
  /** The share of a card's value: `20%`. */
  gives: string;
  /** What the charity gets from the example card: `£10.00`. */
  sends: string;
}

export interface BrandRatesCopy {
  title: string;
  lead: string;
  filterLabel: string;
  filterExample?: string | undefined;
  columns: { brand: string; gives: string; sends: string };
  /** Heard between a brand and its trade. */
  sells: string;
  /** Heard between a brand and its share. */
  gives: string;
  /** Heard after the name of the third column. */
  toCharity: string;
  /** Not called with 0. */
  found: (count: number) => string;
  noneFound: string;
}

export interface BrandRatesProps {
  copy: BrandRatesCopy;
  /** What each brand gives. */
  rates: readonly BrandRate[];
}

/** Every brand and its rate, with a filter. */
export function BrandRates({ copy, rates }: BrandRatesProps) {
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const wordsOf = ({ brand, goods = '' }: BrandRate) =>
    `${brands[brand].label} ${brands[brand].trade} ${goods}`;
  const fits = findByName(rates.map(wordsOf));
  const shown = rates.filter((rate) => fits(wordsOf(rate), typed));
  return (
    <ContainedSection gap={10}>
      <div className={styles.head}>
        <Stack gap={6}>
          <Heading level={1} size="display" id={titleId}>
            {copy.title}
          </Heading>
          <Text size="lead">{copy.lead}</Text>
        </Stack>
        <search className={withScripts}>
          <Stack gap={2}>
            <FormFields>
              <TextField
                name="brand"
                label={copy.filterLabel}
                placeholder={copy.filterExample}
                type="search"
                autoComplete="off"
                spellCheck={false}
                maxLength={60}
                size="large"
                leading={<Icon icon={Search} />}
                onValueChange={setTyped}
              />
            </FormFields>
            <SettledStatus
              size="small"
              text={shown.length === 0 ? copy.noneFound : copy.found(shown.length)}
              names={shown.map(
                ({ brand, gives }) => `${brands[brand].label} ${copy.gives} ${gives}`,
              )}
            />
          </Stack>
        </search>
      </div>
      {shown.length > 0 ? (
        <table className={styles.table} aria-labelledby={titleId}>
          <thead>
            <tr className={styles.row}>
              <th scope="col" className={styles.columnHead}>
                {copy.columns.brand}
              </th>
              <th scope="col" className={styles.figureHead}>
                {copy.columns.gives}
              </th>
              <th scope="col" className={styles.figureHead}>
                {copy.columns.sends}
                <VisuallyHidden>{` ${copy.toCharity}`}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((rate) => (
              <RateRow key={rate.brand} {...rate} sells={copy.sells} />
            ))}
          </tbody>
        </table>
      ) : null}
    </ContainedSection>
  );
}

function RateRow({ brand, gives, sends, sells }: BrandRate & { sells: string }) {
  const { label, trade, background } = brands[brand];
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.brand}>
        <div className={styles.names}>
          <span className={styles.chip} style={{ backgroundColor: background }} aria-hidden>
            <Wordmark brand={brand} size={24} tone="colour" decorative />
          </span>
          <span className={styles.name}>{label}</span>
          <VisuallyHidden>{` ${sells} `}</VisuallyHidden>
          <Text as="span" size="small" tone="muted">
            {trade}
          </Text>
        </div>
      </th>
      <td className={styles.figure}>
        <div className={styles.rate}>
          <span className={styles.bar} style={inlineVars({ [styles.share]: gives })} aria-hidden />
          {gives}
        </div>
      </td>
      <td className={styles.sum}>{sends}</td>
    </tr>
  );
}
