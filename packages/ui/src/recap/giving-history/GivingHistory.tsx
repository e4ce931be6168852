'use client';

import {
  byCharity,
  byMonth,
  type Gift,
  type TaxYear,
  taxYearLabel,
  totalPence,
} from '@tuppence/giving/gift';
import { formatPence } from '@tuppence/giving/money';
import { Download } from 'lucide';
import { useId } from 'react';
import { Button } from '../../components/button/Button';
import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { Heading } from '../../components/heading/Heading';
import { Text } from '../../components/text/Text';
import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden';
import { Columns } from '../../layout/columns/Columns';
import { Inline } from '../../layout/inline/Inline';
import { ContainedSection } from '../../layout/section/ContainedSection';
import { GiftList } from '../gift-list/GiftList';
import type { GiftListCopy } from '../gift-list/gift-list-copy';
import { GivingChart } from '../giving-chart/GivingChart';

/** `taxYear` is e.g. "2026/27". */
export interface GivingHistoryCopy {
  title: string;
  download: string;
  empty: (taxYear: string) => string;
  /** Announced when the year changes. `count` may be 0. */
  summary: (taxYear: string, count: number, total: string) => string;
  /** `label` is the heading of the first column. */
  byMonth: { title: string; label: string };
  byCharity: { title: string; label: string };
  amount: string;
  total: string;
  gifts: (taxYear: string) => string;
  giftList: GiftListCopy;
}

export interface GivingHistoryProps {
  copy: GivingHistoryCopy;
  taxYear: TaxYear;
  /** The gifts of `taxYear`, newest first. */
  gifts: readonly Gift[];
  /** `YYYY-MM-DD`. The chart leaves out later months. */
  today: string;
  onDownload: () => void;
}

/** The gifts of one tax year, in charts and a list. */
export function GivingHistory({ copy, taxYear, gifts, today, onDownload }: GivingHistoryProps) {
  const { month } = useControlWords();
  const titleId = useId();
  const label = taxYearLabel(taxYear);
  const headings = { amountHeader: copy.amount, totalLabel: copy.total };
  return (
    <ContainedSection landmark aria-labelledby={titleId} gap={12}>
      <Inline justify="between">
        <Heading level={2} size="heading" id={titleId}>
          {copy.title}
        </Heading>
        <Button tone="secondary" icon={Download} onClick={onDownload} disabled={gifts.length === 0}>
          {copy.download}
        </Button>
      </Inline>
      <VisuallyHidden role="status">
        {copy.summary(label, gifts.length, formatPence(totalPence(gifts)))}
      </VisuallyHidden>
      {gifts.length === 0 ? (
        <Text tone="muted">{copy.empty(label)}</Text>
      ) : (
        <>
          <Columns gap={12}>
            <GivingChart
              {...headings}
              title={copy.byMonth.title}
              labelHeader={copy.byMonth.label}
              shares={byMonth(gifts, taxYear, today, month)}
            />
            <GivingChart
              {...headings}
              title={copy.byCharity.title}
              labelHeader={copy.byCharity.label}
              shares={byCharity(gifts)}
              longLabels
            />
          </Columns>
          <GiftList key={taxYear} copy={copy.giftList} label={copy.gifts(label)} gifts={gifts} />
        </>
      )}
    </ContainedSection>
  );
}
