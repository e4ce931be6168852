import { formatDay } from '@tuppence/giving/day';
import { formatPence } from '@tuppence/giving/money';
import type { TaxYearGifts } from '@tuppence/giving/tax';
import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { BreakableName } from '../breakable-name/BreakableName';
import { LongTable } from '../long-table/LongTable';
import * as styles from './TaxSheet.css';
import type { TaxSheetCopy } from './tax-summary-copy';

interface PaymentTableProps {
  copy: TaxSheetCopy;
  label: string;
  gifts: TaxYearGifts;
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
  const { day = formatDay } = useControlWords();
  const sum = (labelClass: string, words: string, payments: TaxYearGifts['payments']) => (
    <>
      <th scope="row" className={labelClass}>
        {words}
      </th>
      <td className={styles.date} />
      <td className={styles.cellAmount}>{formatPence(total(payments, 'paidPence'))}</td>
      <td className={styles.wideAmount}>{formatPence(total(payments, 'reclaimedPence'))}</td>
    </>
  );
  return (
    <LongTable
      copy={copy}
      label={label}
      columns={columns}
      rows={gifts.payments}
      whole={whole}
      styles={styles}
      cellsOf={({ givenOn, charity, paidPence, reclaimedPence }) => (
        <>
          <td className={styles.date}>
            <time dateTime={givenOn}>{day(givenOn)}</time>
          </td>
          <td className={styles.charity}>
            <bdi>
              <BreakableName name={charity} />
            </bdi>
            <time className={styles.narrow} dateTime={givenOn}>
              {day(givenOn)}
            </time>
          </td>
          <td className={styles.cellAmount}>{formatPence(paidPence)}</td>
          <td className={styles.wideAmount}>{formatPence(reclaimedPence)}</td>
        </>
      )}
      foot={(shown) => {
        const later = gifts.payments.slice(shown);
        return (
          <>
            {later.length > 0 ? (
              <tr className={styles.later}>
                {sum(styles.laterHead, copy.later(later.length), later)}
              </tr>
            ) : null}
            <tr>{sum(styles.totalHead, copy.total, gifts.payments)}</tr>
          </>
        );
      }}
    />
  );
}

function total(payments: TaxYearGifts['payments'], column: 'paidPence' | 'reclaimedPence') {
  return payments.reduce((sum, payment) => sum + payment[column], 0);
}
