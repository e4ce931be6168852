'use client';

import { useId } from 'react';
import { formatDay } from '../../giving/day';
import { formatPence } from '../../giving/money';
import type { TaxYearGifts } from '../../giving/tax';
import { useUnfolding } from '../../hooks/use-unfolding';
import { onScreen } from '../../layout/on-screen.css';
import { Stack } from '../../layout/stack/Stack';
import { BreakableName } from '../breakable-name/BreakableName';
import { UnfoldButton } from '../unfolding/UnfoldButton';
import * as styles from './TaxSheet.css';
import type { TaxSheetCopy } from './tax-summary-copy';

interface PaymentTableProps {
  copy: TaxSheetCopy;
  label: string;
  gifts: TaxYearGifts;
  /** Shows all rows, without a button. */
  whole: boolean;
}

const columns = [
  ['date', styles.headDate],
  ['charity', styles.head],
  ['paid', styles.headAmount],
  ['reclaimed', styles.headWideAmount],
] as const;

/** Every gift under Gift Aid, and the total. */
export function PaymentTable({ copy, label, gifts, whole }: PaymentTableProps) {
  const tableId = useId();
  const { payments } = gifts;
  const unfolding = useUnfolding(payments.length);
  const { shown, drawn, folds, firstNew, target } = unfolding;
  const rows = whole ? payments : payments.slice(0, drawn);
  return (
    <Stack gap={4} align="start">
      <div className={styles.place}>
        <table id={tableId} className={styles.table} aria-label={label}>
          <thead>
            <tr>
              {columns.map(([column, className]) => (
                <th key={column} scope="col" className={className}>
                  {copy.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, givenOn, charity, paidPence, reclaimedPence }, index) => (
              <tr
                key={id}
                className={index < shown || whole ? undefined : styles.folded}
                {...(index === firstNew ? { ref: target, tabIndex: -1 } : {})}
              >
                <td className={styles.date}>
                  <time dateTime={givenOn}>{formatDay(givenOn)}</time>
                </td>
                <td className={styles.charity}>
                  <bdi>
                    <BreakableName name={charity} />
                  </bdi>
                  <time className={styles.narrow} dateTime={givenOn}>
                    {formatDay(givenOn)}
                  </time>
                </td>
                <td className={styles.cellAmount}>{formatPence(paidPence)}</td>
                <td className={styles.wideAmount}>{formatPence(reclaimedPence)}</td>
              </tr>
            ))}
          </tbody>
          <tbody>
            <tr>
              <th scope="row" className={styles.totalHead}>
                {copy.total}
              </th>
              <td className={styles.date} />
              <td className={styles.cellAmount}>{formatPence(gifts.netPence)}</td>
              <td className={styles.wideAmount}>{formatPence(gifts.reclaimedPence)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      {folds && !whole ? (
        <div className={onScreen}>
          <UnfoldButton
            copy={copy}
            controls={tableId}
            count={payments.length}
            unfolding={unfolding}
          />
        </div>
      ) : null}
    </Stack>
  );
}
