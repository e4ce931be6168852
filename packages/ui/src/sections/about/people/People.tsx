import { PeoplePhoto, type Person } from '../../../brand/people-photo/PeoplePhoto';
import { Heading } from '../../../components/heading/Heading';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text/Text';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { layout, list } from './People.css';

export interface PeopleProps {
  title: string;
  lead: string;
  photoLabel: string;
  /** Says below the photo that its people are examples. */
  photoNote?: string | undefined;
  /** The people, in order. */
  people: readonly Person[];
  /** Small print, one string per line. */
  company: readonly string[];
}

/** The people behind the company, and its small print (docs/behaviour.md 3.2). */
export function People({ title, lead, photoLabel, photoNote, people, company }: PeopleProps) {
  return (
    <ContainedSection tone="quiet" gap={10}>
      <SectionHeading title={title} lead={lead} />
      <div className={layout}>
        <PeoplePhoto label={photoLabel} note={photoNote} people={people} />
        <ul className={list}>
          {people.map(({ id, name, role, bio }) => (
            <Stack as="li" key={id} gap={1}>
              <Heading level={3}>{name}</Heading>
              <Text tone="muted">{role}</Text>
              <Text>{bio}</Text>
            </Stack>
          ))}
        </ul>
      </div>
      {company.length > 0 ? (
        <Stack gap={1}>
          {company.map((line) => (
            <Text key={line} size="small" tone="muted">
              {line}
            </Text>
          ))}
        </Stack>
      ) : null}
    </ContainedSection>
  );
}
