import { type TaxYear, taxYearLabel } from '@tuppence/giving/gift';
import { formatPence } from '@tuppence/giving/money';
import { Text } from '../../components/text/Text';
import * as styles from './RecapSummary.css';

export interface RecapFiguresProps {
  /** `taxYear` is e.g. "2026/27". */
  copy: { taxYear: (taxYear: string) => string; allTime: string };
  taxYear: TaxYear;
  /** Given in the chosen tax year, in pence. */
  taxYearPence: number;
  /** Given so far, in pence. */
  allTimePence: number;
  loading: boolean;
}

/** The sum of the tax year, and of all years. */
export function RecapFigures(props: RecapFiguresProps) {
  const { copy, taxYear, taxYearPence, allTimePence, loading } = props;
  const figures = [
    { label: copy.taxYear(taxYearLabel(taxYear)), pence: taxYearPence, className: styles.large },
    { label: copy.allTime, pence: allTimePence, className: styles.small },
  ];
  return (
    <dl className={styles.figures} aria-busy={loading}>
      {figures.map(({ label, pence, className }) => (
        <div key={className} className={styles.figure}>
          <dt className={styles.label}>
            <Text as="span" tone="muted">
              {label}
            </Text>
          </dt>
          <dd className={className} translate="no">
            {loading ? '£–.––' : formatPence(pence)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
