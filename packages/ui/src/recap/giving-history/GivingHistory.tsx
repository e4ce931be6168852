import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../components/button';
import { Heading } from '../../components/heading';
import { Text } from '../../components/text';
import { VisuallyHidden } from '../../components/visually-hidden';
import { formatPence } from '../../demos/money';
import { Columns } from '../../layout/columns';
import { Container } from '../../layout/container';
import { Section } from '../../layout/section';
import { Stack } from '../../layout/stack';
import { byCharity, byMonth, type Gift, type TaxYear, taxYearLabel, totalPence } from '../gift';
import { GiftList } from '../gift-list';
import { GivingChart } from '../giving-chart';
import * as styles from './GivingHistory.css';

export interface GivingHistoryProps {
  /** The tax year shown. */
  taxYear: TaxYear;
  /** The tax years to choose from, newest first. */
  taxYears: readonly TaxYear[];
  /** Another tax year is chosen. */
  onTaxYearChange: (taxYear: TaxYear) => void;
  /** The gifts of that tax year, newest first. */
  gifts: readonly Gift[];
  /** The day it is, `YYYY-MM-DD`: months after it are left out. */
  today: string;
  /** The gifts are wanted as a CSV file. */
  onDownload: () => void;
}

/** The giving of one tax year: by month, by charity, and gift by gift. */
export function GivingHistory({
  taxYear,
  taxYears,
  onTaxYearChange,
  gifts,
  today,
  onDownload,
}: GivingHistoryProps) {
  const [changed, setChanged] = useState(false);
  const selectId = useId();
  const label = taxYearLabel(taxYear);
  return (
    <Section aria-labelledby="history-title">
      <Container>
        <Stack gap={12}>
          <div className={styles.bar}>
            <Heading level={2} size="heading" id="history-title">
              Your giving, month by month
            </Heading>
            <div className={styles.controls}>
              <div className={styles.filter}>
                <label htmlFor={selectId}>Tax year</label>
                <select
                  id={selectId}
                  className={styles.select}
                  value={taxYear}
                  onChange={(event) => {
                    setChanged(true);
                    onTaxYearChange(Number(event.target.value));
                  }}
                >
                  {taxYears.map((year) => (
                    <option key={year} value={year}>
                      {taxYearLabel(year)}
                    </option>
                  ))}
                </select>
              </div>
              <Button
                tone="secondary"
                icon={Download}
                onClick={onDownload}
                disabled={gifts.length === 0}
              >
                Download CSV
              </Button>
            </div>
          </div>
          <VisuallyHidden>
            <span role="status">{changed ? summary(label, gifts) : null}</span>
          </VisuallyHidden>
          {gifts.length === 0 ? (
            <Text tone="muted">Nothing in {label} yet.</Text>
          ) : (
            <>
              <Columns gap={12}>
                <GivingChart
                  title="By month"
                  labelHeader="Month"
                  shares={byMonth(gifts, taxYear, today)}
                />
                <GivingChart title="By charity" labelHeader="Charity" shares={byCharity(gifts)} />
              </Columns>
              <GiftList key={taxYear} label={`Gifts in ${label}`} gifts={gifts} />
            </>
          )}
        </Stack>
      </Container>
    </Section>
  );
}

/** What a change of year brings, for who cannot see it. */
function summary(label: string, gifts: readonly Gift[]): string {
  if (gifts.length === 0) return `${label}: nothing yet.`;
  const count = gifts.length === 1 ? '1 gift' : `${gifts.length} gifts`;
  return `${label}: ${count}, ${formatPence(totalPence(gifts))} in all.`;
}
