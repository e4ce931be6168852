'use client';

import { useId, useState } from 'react';
import { Button } from '../../components/button';
import { formatPence } from '../../demos/money';
import { Stack } from '../../layout/stack';
import { formatDay } from '../day';
import type { TaxYearGifts } from '../tax';
import * as styles from './TaxSheet.css';
import type { TaxSheetCopy } from './tax-summary-copy';

/** So many rows are a screen; a sheet of paper has them all. */
const shownAtFirst = 12;

interface PaymentTableProps {
  copy: TaxSheetCopy;
  /** Accessible name. */
  label: string;
  gifts: TaxYearGifts;
  /** Every row, and no button. */
  whole: boolean;
}

/** Every gift under Gift Aid, and what they come to. */
export function PaymentTable({ copy, label, gifts, whole }: PaymentTableProps) {
  const tableId = useId();
  const [all, setAll] = useState(whole);
  const { payments } = gifts;
  const rows = all ? payments : payments.slice(0, shownAtFirst);
  return (
    <Stack gap={4} align="start">
      <table id={tableId} className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {copy.columns.date}
            </th>
            <th scope="col" className={styles.head}>
              {copy.columns.charity}
            </th>
            <th scope="col" className={styles.headAmount}>
              {copy.columns.paid}
            </th>
            <th scope="col" className={styles.headAmount}>
              {copy.columns.reclaimed}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, givenOn, charity, paidPence, reclaimedPence }) => (
            <tr key={id}>
              <td className={styles.date}>
                <time dateTime={givenOn}>{formatDay(givenOn)}</time>
              </td>
              <td className={styles.charity} dir="auto">
                {charity}
              </td>
              <td className={styles.cellAmount}>{formatPence(paidPence)}</td>
              <td className={styles.cellAmount}>{formatPence(reclaimedPence)}</td>
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr>
            <th scope="row" colSpan={2} className={styles.totalHead}>
              {copy.total}
            </th>
            <td className={styles.cellAmount}>{formatPence(gifts.netPence)}</td>
            <td className={styles.cellAmount}>{formatPence(gifts.reclaimedPence)}</td>
          </tr>
        </tbody>
      </table>
      {!whole && payments.length > shownAtFirst ? (
        <div className={styles.onScreen}>
          <Button
            tone="secondary"
            aria-expanded={all}
            aria-controls={tableId}
            onClick={() => setAll(!all)}
          >
            {all ? (copy.showFewer ?? 'Show fewer') : copy.showAll(payments.length)}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
