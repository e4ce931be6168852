import { BadgeCheck, Handshake, LockKeyhole } from 'lucide-react';
import { useId } from 'react';
import { Heading } from '../../../components/heading';
import { Icon } from '../../../components/icon';
import { Text } from '../../../components/text';
import { Columns } from '../../../layout/columns';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import { Stack } from '../../../layout/stack';
import * as styles from './SecurityPanel.css';

const icons = { payments: LockKeyhole, charities: BadgeCheck, partners: Handshake } as const;

export interface SecurityPanelProps {
  /** The heading. */
  title: string;
  /** One sentence under it. */
  text: string;
  /** Secure payments, verified charities, trusted partners (docs/behaviour.md 3.1). */
  points: readonly { kind: keyof typeof icons; title: string; text: string }[];
}

/** Why the money is safe, as three plain statements. */
export function SecurityPanel({ title, text, points }: SecurityPanelProps) {
  const titleId = useId();
  return (
    <Section tone="forest" aria-labelledby={titleId}>
      <Container>
        <Columns split="wideEnd" gap={12}>
          <Stack gap={6}>
            <Heading level={2} id={titleId}>
              {title}
            </Heading>
            <Text size="lead" tone="muted">
              {text}
            </Text>
          </Stack>
          <ul className={styles.list}>
            {points.map((point) => (
              <li key={point.kind} className={styles.item}>
                <span className={styles.icon}>
                  <Icon icon={icons[point.kind]} size={28} />
                </span>
                <Heading level={3}>{point.title}</Heading>
                <div className={styles.text}>
                  <Text tone="muted">{point.text}</Text>
                </div>
              </li>
            ))}
          </ul>
        </Columns>
      </Container>
    </Section>
  );
}
