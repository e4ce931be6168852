import type { RefObject } from 'react';
import { formatDay } from '../../giving/day';
import type { Gift } from '../../giving/gift';
import { formatPence } from '../../giving/money';
import * as styles from './GiftList.css';
import type { GiftListCopy } from './gift-list-copy';

interface GiftRowProps {
  copy: GiftListCopy;
  gift: Gift;
  /** Shown only on paper. */
  folded: boolean;
  /** Ref of this row if it takes focus when the table expands. */
  target?: RefObject<HTMLTableRowElement | null> | undefined;
}

export function GiftRow({ copy, gift, folded, target }: GiftRowProps) {
  const bought = gift.kind === 'brand_donation';
  const credit = bought ? formatPence(gift.creditPence) : '–';
  return (
    <tr
      className={folded ? styles.foldedRow : styles.row}
      {...(target ? { ref: target, tabIndex: -1 } : {})}
    >
      <td className={styles.date}>
        <time dateTime={gift.givenOn}>{formatDay(gift.givenOn)}</time>
      </td>
      <td className={styles.brand}>
        {bought ? gift.brand : copy.ownGift}{' '}
        <span className={styles.narrow}>
          {bought ? copy.credit(credit) : gift.giftAid ? copy.giftAid : ''}
        </span>
      </td>
      <td className={styles.wide}>{credit}</td>
      <td className={styles.charity}>{gift.charity}</td>
      <td className={styles.amount}>{formatPence(gift.sharePence)}</td>
    </tr>
  );
}
