import { useId } from 'react';
import { Heading } from '../../../components/heading';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text';
import { Columns } from '../../../layout/columns';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import { Stack } from '../../../layout/stack';
import type { SurfaceTone } from '../../../tokens';
import { amount, row, rows } from './BenefitList.css';

/** One row of the list. */
export interface BenefitListEntry {
  /** The benefit in a few words. */
  title: string;
  /** Why that is so, in a sentence. */
  text: string;
  /** A figure or word in the right-hand column: "up to 80%", "£0.00". */
  amount: string;
}

export interface BenefitListProps {
  /** Anchor of the section: where links such as `#benefits` lead. Default none. */
  id?: string | undefined;
  /** The heading. */
  title: string;
  /** One or two sentences below the heading. */
  lead: string;
  /** The benefits, in the order in which they stand. */
  entries: readonly BenefitListEntry[];
  /** Default `paper`. */
  tone?: SurfaceTone | undefined;
}

/** Benefits as entries of an account book: what, why, and what it comes to. */
export function BenefitList({ id, title, lead, entries, tone = 'paper' }: BenefitListProps) {
  const ownId = useId();
  const titleId = id ?? ownId;
  return (
    <Section tone={tone} aria-labelledby={titleId}>
      <Container>
        <Columns split="narrowStart" gap={12}>
          <SectionHeading id={titleId} title={title} lead={lead} leadTone="muted" />
          <ul className={rows}>
            {entries.map((entry) => (
              <li key={entry.title} className={row}>
                <Stack gap={1}>
                  <Heading level={3}>{entry.title}</Heading>
                  <Text tone="muted">{entry.text}</Text>
                </Stack>
                <p className={amount}>{entry.amount}</p>
              </li>
            ))}
          </ul>
        </Columns>
      </Container>
    </Section>
  );
}
