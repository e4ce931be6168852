import { useId } from 'react';
import { PeoplePhoto, type PortraitLook } from '../../../brand/people-photo';
import { Heading } from '../../../components/heading';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import { Stack } from '../../../layout/stack';
import { layout, names, person } from './People.css';

/** Somebody who answers for the company. */
export interface Person {
  /** Tells it apart from all others. */
  id: string;
  /** First and last name. */
  name: string;
  /** What they do here. */
  role: string;
  /** One sentence about them. */
  bio: string;
  /** How the drawing shows them. */
  look: PortraitLook;
}

export interface PeopleProps {
  /** The heading. */
  title: string;
  /** One or two sentences below the heading. */
  lead: string;
  /** What the picture shows, for those who do not see it. */
  photoLabel: string;
  /** In the order of the picture, from left to right. */
  people: readonly Person[];
  /** Who is behind the site in law: company, register numbers, address. One string a line. */
  company: readonly string[];
}

/** The people behind the company, and the company's registered particulars (docs/behaviour.md, About). */
export function People({ title, lead, photoLabel, people, company }: PeopleProps) {
  const headingId = useId();
  return (
    <Section tone="deep" aria-labelledby={headingId}>
      <Container>
        <Stack gap={10}>
          <SectionHeading id={headingId} title={title} lead={lead} />
          <div className={layout}>
            <PeoplePhoto label={photoLabel} people={people} />
            <ul className={names}>
              {people.map(({ id, name, role, bio }) => (
                <li key={id} className={person}>
                  <Heading level={3} size="title">
                    {name}
                  </Heading>
                  <Text tone="muted">{role}</Text>
                  <Text>{bio}</Text>
                </li>
              ))}
            </ul>
          </div>
          <Stack gap={1}>
            {company.map((line) => (
              <Text key={line} size="small" tone="muted">
                {line}
              </Text>
            ))}
          </Stack>
        </Stack>
      </Container>
    </Section>
  );
}
