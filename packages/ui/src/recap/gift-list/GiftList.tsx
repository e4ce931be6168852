'use client';

import { useId } from 'react';
import { type Gift, totalPence } from '../../giving/gift';
import { formatPence } from '../../giving/money';
import { useUnfolding } from '../../hooks/use-unfolding';
import { Stack } from '../../layout/stack/Stack';
import { UnfoldButton } from '../unfolding/UnfoldButton';
import * as styles from './GiftList.css';
import { GiftRow } from './GiftRow';
import type { GiftListCopy } from './gift-list-copy';

export interface GiftListProps {
  copy: GiftListCopy;
  /** Accessible name, e.g. "Gifts in 2026/27". */
  label: string;
  gifts: readonly Gift[];
}

const columns = [
  ['date', styles.head],
  ['brand', styles.head],
  ['credit', styles.headWide],
  ['charity', styles.head],
  ['share', styles.headAmount],
] as const;

/**
 * Every gift: date, brand, credit, charity and share. Shows a dozen at first and up to 200 more per
 * press; paper shows all.
 */
export function GiftList({ copy, label, gifts }: GiftListProps) {
  const tableId = useId();
  const unfolding = useUnfolding(gifts.length);
  const { shown, drawn, folds, left, firstNew, target } = unfolding;
  return (
    <Stack gap={4} align="start">
      <div className={styles.frame}>
        <table id={tableId} className={styles.table} aria-label={label}>
          <thead className={styles.tableHead}>
            <tr>
              {columns.map(([column, className]) => (
                <th key={column} scope="col" className={className}>
                  {copy.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.tableBody}>
            {gifts.slice(0, drawn).map((gift, index) => (
              <GiftRow
                key={gift.id}
                copy={copy}
                gift={gift}
                folded={index >= shown}
                target={index === firstNew ? target : undefined}
              />
            ))}
          </tbody>
          {/* No tfoot, because browsers repeat it on every printed page. */}
          <tbody className={styles.tableBody}>
            {left > 0 ? (
              <tr className={styles.earlier}>
                <th scope="row" colSpan={2} className={styles.earlierLabel}>
                  {`${left} earlier ${left === 1 ? 'gift' : 'gifts'}`}
                </th>
                <td className={styles.wide} />
                <td className={styles.charity} />
                <td className={styles.amount}>{formatPence(totalPence(gifts.slice(shown)))}</td>
              </tr>
            ) : null}
            <tr className={styles.row}>
              <th scope="row" colSpan={2} className={styles.total}>
                {copy.total(gifts.length)}
              </th>
              <td className={styles.wide} />
              <td className={styles.charity} />
              <td className={styles.amount}>{formatPence(totalPence(gifts))}</td>
            </tr>
          </tbody>
        </table>
      </div>
      {folds ? (
        <UnfoldButton copy={copy} controls={tableId} count={gifts.length} unfolding={unfolding} />
      ) : null}
    </Stack>
  );
}
