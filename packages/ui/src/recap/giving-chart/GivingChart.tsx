import type { Share } from '@tuppence/giving/gift';
import { formatPence } from '@tuppence/giving/money';
import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden';
import { inlineVars } from '../../styles/inline-vars';
import { BreakableName } from '../breakable-name/BreakableName';
import * as styles from './GivingChart.css';

export interface GivingChartProps {
  title: string;
  labelHeader: string;
  amountHeader: string;
  totalLabel: string;
  /** The months or charities, each with its pence. */
  shares: readonly Share[];
  /** Puts each label above its bar if the chart is narrow. */
  longLabels?: boolean | undefined;
}

/** A table of amounts with a bar in each row, and their total. */
export function GivingChart({
  title,
  labelHeader,
  amountHeader,
  totalLabel,
  shares,
  longLabels = false,
}: GivingChartProps) {
  const longest = Math.max(1, ...shares.map(({ pence }) => pence));
  return (
    <div className={styles.frame}>
      <table className={styles.chart}>
        <caption className={styles.caption}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{labelHeader}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{amountHeader}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ label, pence }) => (
            <tr key={label}>
              <th scope="row" className={styles.label}>
                <span className={styles.entry({ longLabels })}>
                  <BreakableName name={label} />
                  <span
                    className={styles.bar}
                    style={inlineVars({
                      [styles.barLength]: `${((pence / longest) * 100).toFixed(1)}%`,
                    })}
                  />
                </span>
              </th>
              <td className={styles.value({ longLabels })}>{formatPence(pence)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" className={styles.totalLabel}>
              {totalLabel}
            </th>
            <td className={styles.totalValue}>
              {formatPence(shares.reduce((sum, { pence }) => sum + pence, 0))}
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
