import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { formatPence } from '../../demos/money';
import { Stack } from '../../layout/stack';
import type { Gift } from '../gift';
import * as styles from './GiftList.css';

/** The words of the table. */
export interface GiftListCopy {
  /** Heads of the columns. */
  columns: Record<'date' | 'brand' | 'credit' | 'charity' | 'share', string>;
  /** In place of the brand where the donor gave. */
  ownGift: string;
  /** Below the brand, where there is no room for a column: "£50.00 credit". */
  credit: (amount: string) => string;
  /** Words of the button that unfolds the table. */
  showAll: (count: number) => string;
  /** Words of the button that folds it again. Default `Show fewer`. */
  showFewer?: string | undefined;
  /** Below a gift of the donor's own that carries Gift Aid. */
  giftAid: string;
}

export interface GiftListProps {
  /** The words. */
  copy: GiftListCopy;
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
export function GiftList({ copy, label, gifts }: GiftListProps) {
  const [unfolded, setUnfolded] = useState(false);
  const firstFolded = useRef<HTMLTableRowElement>(null);
  const tableId = useId();
  const folds = gifts.length > shownAtFirst;
  // The button is gone now, so the focus moves to the first new row, where reading goes on.
  useEffect(() => {
    if (unfolded) firstFolded.current?.focus();
  }, [unfolded]);
  return (
    <Stack gap={4} align="start">
      <table id={tableId} className={styles.table} aria-label={label}>
        <thead>
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
                  {bought ? gift.brand : copy.ownGift}
                  <span className={styles.narrow}>
                    {bought ? copy.credit(credit) : gift.giftAid ? copy.giftAid : ''}
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
          {unfolded ? (copy.showFewer ?? 'Show fewer') : copy.showAll(gifts.length)}
        </Button>
      ) : null}
    </Stack>
  );
}
