'use client';

import { formatDay } from '@tuppence/giving/day';
import { type Gift, totalPence } from '@tuppence/giving/gift';
import { formatPence } from '@tuppence/giving/money';
import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { Figure } from '../../components/text/Figure';
import { LongTable } from '../long-table/LongTable';
import * as styles from './GiftList.css';
import type { GiftListCopy } from './gift-list-copy';

export interface GiftListProps {
  copy: GiftListCopy;
  /** Accessible name. */
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

/** A table of gifts. */
export function GiftList({ copy, label, gifts }: GiftListProps) {
  const { day = formatDay } = useControlWords();
  function cellsOf(gift: Gift) {
    const bought = gift.kind === 'brand_donation';
    const credit = bought ? formatPence(gift.creditPence) : '–';
    return (
      <>
        <td className={styles.date}>
          <time dateTime={gift.givenOn}>{day(gift.givenOn)}</time>
        </td>
        <td className={styles.brand}>
          <span translate={bought ? 'no' : undefined}>{bought ? gift.brand : copy.ownGift}</span>{' '}
          {bought ? <span className={styles.narrow}>{copy.credit(credit)}</span> : null}
          {!bought && gift.giftAid ? <span className={styles.detail}>{copy.giftAid}</span> : null}
        </td>
        <td className={styles.wide}>
          <Figure>{credit}</Figure>
        </td>
        <td className={styles.charity} translate="no">
          {gift.charity}
        </td>
        <td className={styles.amount}>{formatPence(gift.sharePence)}</td>
      </>
    );
  }
  const sum = (labelClass: string, words: string, summed: readonly Gift[]) => (
    <>
      <th scope="row" colSpan={2} className={labelClass}>
        {words}
      </th>
      <td className={styles.wide} />
      <td className={styles.charity} />
      <td className={styles.amount}>{formatPence(totalPence(summed))}</td>
    </>
  );
  function foot(shown: number) {
    const earlier = gifts.slice(shown);
    return (
      <>
        {earlier.length > 0 ? (
          <tr className={styles.earlier}>
            {sum(styles.earlierLabel, copy.earlier(earlier.length), earlier)}
          </tr>
        ) : null}
        <tr className={styles.row}>{sum(styles.total, copy.total(gifts.length), gifts)}</tr>
      </>
    );
  }
  return (
    <LongTable
      copy={copy}
      label={label}
      columns={columns}
      rows={gifts}
      cellsOf={cellsOf}
      foot={foot}
      styles={styles}
    />
  );
}
