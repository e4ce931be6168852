import { Drawing } from '../../../brand/drawing/Drawing';
import { ReceiptHeader, ReceiptPaper, ReceiptRule } from '../../../brand/receipt';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import coinLock from './coin-lock.svg?raw';
import * as styles from './SecurityPanel.css';

export interface SecurityPanelProps {
  title: string;
  points: readonly { title: string; text: string }[];
  /** What holds if something goes wrong, and when, as a receipt. */
  promises: { title: string; lines: readonly { when: string; text: string }[] };
}

/** Why the money is safe. */
export function SecurityPanel({ title, points, promises }: SecurityPanelProps) {
  return (
    <ContainedSection tone="strong" phoneHeight={898}>
      <div className={styles.layout}>
        <div className={styles.words}>
          <Drawing file={coinLock} className={styles.lock} />
          <Heading level={2}>{title}</Heading>
          <ul className={styles.list}>
            {points.map((point) => (
              <li key={point.title}>
                <Heading level={3}>{point.title}</Heading>
                <Text tone="muted">{point.text}</Text>
              </li>
            ))}
          </ul>
        </div>
        <ReceiptPaper label={promises.title}>
          <ReceiptHeader>{promises.title}</ReceiptHeader>
          <ReceiptRule />
          <dl className={styles.list}>
            {promises.lines.map(({ when, text }) => (
              <div key={when}>
                <dt className={styles.when}>{when}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </ReceiptPaper>
      </div>
    </ContainedSection>
  );
}
