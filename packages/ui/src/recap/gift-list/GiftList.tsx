import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { formatPence } from '../../demos/money';
import { Stack } from '../../layout/stack';
import type { Gift } from '../gift';
import * as styles from './GiftList.css';

export interface GiftListProps {
  /** Accessible name of the table, e.g. "Gifts in 2026/27". */
  label: string;
  /** Newest first. */
  gifts: readonly Gift[];
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** So many gifts are a screen; the rest waits behind a button. */
const shownAtFirst = 12;

/** Every gift: date, brand, credit, charity and share. More than a dozen fold; on paper all of them show. */
export function GiftList({ label, gifts }: GiftListProps) {
  const [unfolded, setUnfolded] = useState(false);
  const firstFolded = useRef<HTMLTableRowElement>(null);
  const tableId = useId();
  const folds = gifts.length > shownAtFirst;
  // Whoever reads on is led to the first new row, which the button stood behind.
  useEffect(() => {
    if (unfolded) firstFolded.current?.focus();
  }, [unfolded]);
  return (
    <Stack gap={4} align="start">
      <table id={tableId} className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              Date
            </th>
            <th scope="col" className={styles.head}>
              Brand
            </th>
            <th scope="col" className={styles.headWide}>
              Credit
            </th>
            <th scope="col" className={styles.head}>
              Charity
            </th>
            <th scope="col" className={styles.headAmount}>
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          {gifts.map((gift, index) => {
            const bought = gift.kind === 'brand_donation';
            const credit = bought ? formatPence(gift.creditPence) : '–';
            return (
              <tr
                key={gift.id}
                className={index >= shownAtFirst && !unfolded ? styles.folded : undefined}
                {...(index === shownAtFirst ? { ref: firstFolded, tabIndex: -1 } : {})}
              >
                <td className={styles.date}>
                  <time dateTime={gift.givenOn}>{dayFormat.format(new Date(gift.givenOn))}</time>
                </td>
                <td className={styles.brand}>
                  {bought ? gift.brand : 'Your own gift'}
                  <span className={styles.narrow}>
                    {bought ? `${credit} credit` : gift.giftAid ? 'with Gift Aid' : ''}
                  </span>
                </td>
                <td className={styles.wide}>{credit}</td>
                <td className={styles.text}>{gift.charity}</td>
                <td className={styles.amount}>{formatPence(gift.sharePence)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {folds ? (
        <Button
          tone="secondary"
          aria-expanded={unfolded}
          aria-controls={tableId}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? 'Show fewer' : `Show all ${gifts.length} gifts`}
        </Button>
      ) : null}
    </Stack>
  );
}
