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
      foot={() => (
        <tr>
          <th scope="row" className={styles.totalHead}>
            {copy.total}
          </th>
          <td className={styles.date} />
          <td className={styles.cellAmount}>{formatPence(gifts.netPence)}</td>
          <td className={styles.wideAmount}>{formatPence(gifts.reclaimedPence)}</td>
        </tr>
      )}
    />
  );
}
