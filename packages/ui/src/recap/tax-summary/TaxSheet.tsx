import { formatDay } from '@tuppence/giving/day';
import { type TaxYear, taxYearLabel } from '@tuppence/giving/gift';
import { formatPence } from '@tuppence/giving/money';
import type { TaxYearGifts } from '@tuppence/giving/tax';
import { useId } from 'react';
import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { Heading } from '../../components/heading/Heading';
import { Text } from '../../components/text/Text';
import { Stack } from '../../layout/stack/Stack';
import { PaymentTable } from './PaymentTable';
import * as styles from './TaxSheet.css';
import type { TaxSheetCopy } from './tax-summary-copy';

export interface TaxSheetProps {
  copy: TaxSheetCopy;
  taxYear: TaxYear;
  /** `YYYY-MM-DD`. */
  today: string;
  /** The account holder's name and email address. */
  account: readonly string[];
  gifts: TaxYearGifts;
  /** Shows all rows, without a button. */
  whole?: boolean | undefined;
}

/** One tax year of gifts under Gift Aid, for screen and paper. */
export function TaxSheet({ copy, taxYear, today, account, gifts, whole = false }: TaxSheetProps) {
  const { day = formatDay } = useControlWords();
  const titleId = useId();
  const label = taxYearLabel(taxYear);
  const running = today < `${taxYear + 1}-04-06`;
  const leftOut = (['withoutGiftAid', 'byBrands'] as const)
    .filter((group) => gifts[group].count > 0)
    .map((group) => copy[group](gifts[group].count, formatPence(gifts[group].pence)));
  return (
    <article className={styles.sheet} data-surface="raised" aria-labelledby={titleId}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={3} id={titleId}>
            {`${copy.title} ${label}`}
          </Heading>
          <Text size="small">
            {copy.period(taxYear) + (running ? ` ${copy.soFar(day(today))}` : '')}
          </Text>
          <Text size="small" tone="muted" as="div">
            <div>{copy.account}</div>
            {account.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a name may equal the email address
              <div key={index} className={styles.account} dir="auto">
                {line}
              </div>
            ))}
            <div>{copy.made(day(today))}</div>
          </Text>
        </Stack>
        <dl>
          <div className={styles.figureRow}>
            <Text as="dt" weight="semibold">
              {copy.paid}
            </Text>
            <dd className={styles.mainValue} translate="no">
              {formatPence(gifts.netPence)}
            </dd>
          </div>
          {(['reclaimed', 'gross'] as const).map((figure) => (
            <div key={figure} className={styles.figureRow}>
              <Text as="dt" size="small">
                {copy[figure]}
              </Text>
              <dd className={styles.figureValue} translate="no">
                {formatPence(gifts[`${figure}Pence`])}
              </dd>
            </div>
          ))}
        </dl>
        {gifts.payments.length > 0 ? (
          <PaymentTable
            key={taxYear}
            copy={copy}
            label={copy.payments(label)}
            gifts={gifts}
            whole={whole}
          />
        ) : (
          <Text>{copy.none(label)}</Text>
        )}
        <Stack gap={3}>
          {[...leftOut, ...copy.notes].map((note) => (
            <Text key={note} size="small">
              {note}
            </Text>
          ))}
        </Stack>
      </Stack>
    </article>
  );
}
