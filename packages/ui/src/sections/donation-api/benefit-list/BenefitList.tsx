import { Heading } from '../../../components/heading/Heading';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text/Text';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { amount, row, rows } from './BenefitList.css';

export interface BenefitListEntry {
  title: string;
  text: string;
  amount: string;
}

export interface BenefitListProps {
  id?: string | undefined;
  title: string;
  lead: string;
  /** The entries, in order. */
  entries: readonly BenefitListEntry[];
}

/** Benefits as entries in an account book. */
export function BenefitList({ id, title, lead, entries }: BenefitListProps) {
  return (
    <ContainedSection>
      <Stack gap={8}>
        <SectionHeading id={id} title={title} lead={lead} leadTone="muted" />
        <ul className={rows}>
          {entries.map((entry) => (
            <li key={entry.title} className={row}>
              <Heading level={3}>{entry.title}</Heading>
              <Text tone="muted">{entry.text}</Text>
              <p className={amount}>{entry.amount}</p>
            </li>
          ))}
        </ul>
      </Stack>
    </ContainedSection>
  );
}
