'use client';

import { Download } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../components/button/Button';
import { Heading } from '../../components/heading/Heading';
import { Text } from '../../components/text/Text';
import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden';
import {
  byCharity,
  byMonth,
  type Gift,
  type TaxYear,
  taxYearLabel,
  totalPence,
} from '../../giving/gift';
import { formatPence } from '../../giving/money';
import { Columns } from '../../layout/columns/Columns';
import { Container } from '../../layout/container/Container';
import { Section } from '../../layout/section/Section';
import { Stack } from '../../layout/stack/Stack';
import { GiftList } from '../gift-list/GiftList';
import { GivingChart } from '../giving-chart/GivingChart';
import * as styles from './GivingHistory.css';
import type { GivingHistoryCopy } from './giving-history-copy';

export interface GivingHistoryProps {
  copy: GivingHistoryCopy;
  taxYear: TaxYear;
  /** The gifts of `taxYear`, newest first. */
  gifts: readonly Gift[];
  /** Today, `YYYY-MM-DD`: later months are left out. */
  today: string;
  /** Called to download the gifts as CSV. */
  onDownload: () => void;
}

/** The gifts of one tax year: by month, by charity, and one by one. */
export function GivingHistory({ copy, taxYear, gifts, today, onDownload }: GivingHistoryProps) {
  const titleId = useId();
  const label = taxYearLabel(taxYear);
  return (
    <Section landmark aria-labelledby={titleId}>
      <Container>
        <Stack gap={12}>
          <div className={styles.bar}>
            <Heading level={2} size="heading" id={titleId}>
              {copy.title}
            </Heading>
            <Button
              tone="secondary"
              icon={<Download />}
              onClick={onDownload}
              disabled={gifts.length === 0}
            >
              {copy.download ?? 'Download CSV'}
            </Button>
          </div>
          <VisuallyHidden>
            <span role="status">
              {copy.summary(label, gifts.length, formatPence(totalPence(gifts)))}
            </span>
          </VisuallyHidden>
          {gifts.length === 0 ? (
            <Text tone="muted">{copy.empty(label)}</Text>
          ) : (
            <>
              <Columns gap={12}>
                <GivingChart
                  title={copy.byMonth.title}
                  labelHeader={copy.byMonth.label}
                  amountHeader={copy.amount}
                  totalLabel={copy.total}
                  shares={byMonth(gifts, taxYear, today)}
                />
                <GivingChart
                  title={copy.byCharity.title}
                  labelHeader={copy.byCharity.label}
                  amountHeader={copy.amount}
                  totalLabel={copy.total}
                  shares={byCharity(gifts)}
                />
              </Columns>
              <GiftList
                key={taxYear}
                copy={copy.giftList}
                label={copy.gifts(label)}
                gifts={gifts}
              />
            </>
          )}
        </Stack>
      </Container>
    </Section>
  );
}
