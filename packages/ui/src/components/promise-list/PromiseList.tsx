import { Heading } from '../heading/Heading';
import { Text } from '../text/Text';
import * as styles from './PromiseList.css';

export interface PromiseListProps {
  title: string;
  /** Each label must be unique. */
  lines: readonly { label: string; value: string }[];
  footer: string;
}

/** What the company promises. */
export function PromiseList({ title, lines, footer }: PromiseListProps) {
  return (
    <div className={styles.list}>
      <Heading level={3}>{title}</Heading>
      <dl className={styles.lines}>
        {lines.map(({ label, value }) => (
          <div key={label} className={styles.line}>
            <Text as="dt" tone="muted">
              {label}
            </Text>
            <dd className={styles.promise}>{value}</dd>
          </div>
        ))}
      </dl>
      <Text tone="muted">{footer}</Text>
    </div>
  );
}
