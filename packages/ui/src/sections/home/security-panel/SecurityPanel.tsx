import { Drawing } from '../../../brand/drawing/Drawing';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import coinLock from './coin-lock.svg?raw';
import * as styles from './SecurityPanel.css';

export interface SecurityPanelProps {
  title: string;
  points: readonly { title: string; text: string }[];
}

/** Why the money is safe. */
export function SecurityPanel({ title, points }: SecurityPanelProps) {
  return (
    <ContainedSection tone="strong" phoneHeight={453}>
      <div className={styles.layout}>
        <Drawing file={coinLock} className={styles.lock} />
        <Heading level={2}>{title}</Heading>
        <ul className={styles.list}>
          {points.map((point) => (
            <li key={point.title} className={styles.item}>
              <Heading level={3}>{point.title}</Heading>
              <Text tone="muted">{point.text}</Text>
            </li>
          ))}
        </ul>
      </div>
    </ContainedSection>
  );
}
