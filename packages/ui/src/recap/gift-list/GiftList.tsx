import { formatPence } from '../../demos/money';
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

/** Every gift: date, brand, credit, charity and share. */
export function GiftList({ label, gifts }: GiftListProps) {
  return (
    <table className={styles.table} aria-label={label}>
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
        {gifts.map((gift) => {
          const bought = gift.kind === 'brand_donation';
          const credit = bought ? formatPence(gift.creditPence) : '–';
          return (
            <tr key={gift.id}>
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
  );
}
