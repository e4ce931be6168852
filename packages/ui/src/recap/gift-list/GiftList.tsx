'use client';

import { useId } from 'react';
import { Button } from '../../components/button';
import { Stack } from '../../layout/stack';
import type { Gift } from '../gift';
import * as styles from './GiftList.css';
import { GiftRow } from './GiftRow';
import type { GiftListCopy } from './gift-list-copy';
import { useUnfolding } from './use-unfolding';

export interface GiftListProps {
  /** The words. */
  copy: GiftListCopy;
  /** Accessible name of the table, e.g. "Gifts in 2026/27". */
  label: string;
  /** Newest first. */
  gifts: readonly Gift[];
}

/**
 * Every gift: date, brand, credit, charity and share. More than a dozen fold, and unfold by 200 at
 * most; on paper all of them show.
 */
export function GiftList({ copy, label, gifts }: GiftListProps) {
  const tableId = useId();
  const { shown, drawn, folds, left, next, firstNew, target, press } = useUnfolding(gifts.length);
  const more = next < left ? (copy.showMore?.(next) ?? `Show ${next} more`) : null;
  return (
    <Stack gap={4} align="start">
      <div className={styles.frame}>
        <table id={tableId} className={styles.table} aria-label={label}>
          <thead className={styles.tableHead}>
            <tr>
              <th scope="col" className={styles.head}>
                {copy.columns.date}
              </th>
              <th scope="col" className={styles.head}>
                {copy.columns.brand}
              </th>
              <th scope="col" className={styles.headWide}>
                {copy.columns.credit}
              </th>
              <th scope="col" className={styles.head}>
                {copy.columns.charity}
              </th>
              <th scope="col" className={styles.headAmount}>
                {copy.columns.share}
              </th>
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
        </table>
      </div>
      {folds ? (
        <Button tone="secondary" aria-expanded={left === 0} aria-controls={tableId} onClick={press}>
          {left === 0 ? (copy.showFewer ?? 'Show fewer') : (more ?? copy.showAll(gifts.length))}
        </Button>
      ) : null}
    </Stack>
  );
}
