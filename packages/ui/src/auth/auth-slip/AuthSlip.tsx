import { Heading } from '../../components/heading/Heading';
import * as styles from './AuthSlip.css';

export interface AuthSlipProps {
  title: string;
  /** The last one is set as the total. */
  points: readonly string[];
  /** The last line. */
  footer: string;
}

/** What an account contains, as a receipt. Lighter than `Receipt`, for the site's heaviest page. */
export function AuthSlip({ title, points, footer }: AuthSlipProps) {
  return (
    <div className={styles.slip} data-surface="raised">
      <Heading level={2}>{title}</Heading>
      <ul className={styles.lines}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>{footer}</p>
    </div>
  );
}
