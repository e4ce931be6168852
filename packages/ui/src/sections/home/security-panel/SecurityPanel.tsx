import { Drawing } from '../../../brand/drawing/Drawing';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import coinLock from './coin-lock.svg?raw';
import * as styles from './SecurityPanel.css';

export interface SecurityPanelProps {
  title: string;
  points: readonly { title: string; text: string }[];
  /** What holds if something goes wrong, and when. */
  promises: readonly { when: string; text: string }[];
}

/** Why the money is safe. */
export function SecurityPanel({ title, points, promises }: SecurityPanelProps) {
  return (
    <ContainedSection tone="strong" phoneHeight={772}>
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
          {promises.map(({ when, text }) => (
            <li key={when} className={styles.item}>
              <Text figures>{when}</Text>
              <Text tone="muted">{text}</Text>
            </li>
          ))}
        </ul>
      </div>
    </ContainedSection>
  );
}
