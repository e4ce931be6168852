import { Receipt, type ReceiptData } from '../../../brand/receipt';
import { ButtonLink } from '../../../components/button/ButtonLink';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { afterButtons } from '../../../layout/after-buttons.css';
import { Inline } from '../../../layout/inline/Inline';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import * as styles from './CharitiesHero.css';

export interface CharitiesHeroProps {
  title: string;
  lead: string;
  /** The charity portal. */
  claim: { href: string; label: string };
  more: { href: string; label: string };
  receipt: ReceiptData;
  /** The layout is made for four. */
  figures: readonly { value: string; label: string }[];
}

/** The hero of the charities' page (docs/behaviour.md 3.3). */
export function CharitiesHero({ title, lead, claim, more, receipt, figures }: CharitiesHeroProps) {
  return (
    <ContainedSection tone="strong" gap={16}>
      <div className={styles.layout}>
        <div className={styles.title}>
          <Heading level={1} size="display">
            {title}
          </Heading>
        </div>
        <Stack gap={6}>
          <div className={afterButtons}>
            <Text size="lead">{lead}</Text>
          </div>
          <Inline gap={3} stacked>
            <ButtonLink {...claim} external size="large" />
            <ButtonLink {...more} tone="secondary" size="large" />
          </Inline>
        </Stack>
        <div className={styles.receipt}>
          <Receipt {...receipt} rules="header" printing />
        </div>
      </div>
      <ul className={styles.figures}>
        {figures.map(({ value, label }) => (
          <li key={label} className={styles.figure}>
            <span className={styles.value}>{value}</span>{' '}
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
    </ContainedSection>
  );
}
