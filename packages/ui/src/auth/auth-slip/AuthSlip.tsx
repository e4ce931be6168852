import { Heading } from '../../components/heading/Heading';
import * as styles from './AuthSlip.css';

export interface AuthSlipProps {
  title: string;
  points: readonly string[];
  total: { label: string; value: string };
  /** The last line. */
  footer: string;
}

/** What an account contains, as a receipt. Lighter than `Receipt`, for the site's heaviest page. */
export function AuthSlip({ title, points, total, footer }: AuthSlipProps) {
  return (
    <div className={styles.slip} data-surface="raised">
      <Heading level={2}>{title}</Heading>
      <ul className={styles.lines}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{total.label}</span> <strong>{total.value}</strong>
      </p>
      <p>{footer}</p>
    </div>
  );
}
