'use client';

import { ArrowRight } from 'lucide';
import { useState } from 'react';
import { PeoplePhoto, type Person } from '../../brand/people-photo/PeoplePhoto';
import { ButtonLink } from '../../components/button/ButtonLink';
import { Heading } from '../../components/heading/Heading';
import { Link } from '../../components/link/Link';
import { RadioGroup } from '../../components/radio-group/RadioGroup';
import { Text } from '../../components/text/Text';
import { type MailDraft, mailHref, withName } from '../../deck/copy';
import { Inline } from '../../layout/inline/Inline';
import { Stack } from '../../layout/stack/Stack';
import { Stage } from '../stage/Stage';
import { split } from './FounderStep.css';

export interface FounderStepProps {
  heading: string;
  /** `words` are what a founder says once chosen. */
  founders: readonly (Omit<Person, 'role'> & { words: string })[];
  choiceLabel: string;
  photoLabel: string;
  /** Says below the photo that its people are examples. */
  photoNote?: string | undefined;
  /** `{name}` becomes the chosen founder's name. */
  mail: MailDraft;
  /** The link to the next step. */
  onward: { label: string; href: string };
}

/** Step 3 of the onboarding pitch (docs/behaviour.md 3.11). */
export function FounderStep({
  heading,
  founders,
  choiceLabel,
  photoLabel,
  photoNote,
  mail,
  onward,
}: FounderStepProps) {
  const [chosenId, setChosenId] = useState<string>();
  const chosen = founders.find(({ id }) => id === chosenId);
  const named = (text: string) => withName(text, chosen?.name ?? '');
  return (
    <Stage tone="accent">
      <Stack gap={8}>
        <Heading level={1} size="display" tabIndex={-1}>
          {heading}
        </Heading>
        <div className={split}>
          <PeoplePhoto label={photoLabel} note={photoNote} people={founders} chosen={chosenId} />
          <Stack gap={6}>
            <RadioGroup
              label={choiceLabel}
              options={founders.map(({ id, name, bio }) => ({
                value: id,
                label: name,
                description: bio,
              }))}
              value={chosenId ?? null}
              onValueChange={setChosenId}
            />
            <div aria-live="polite">
              {/* The line is there from the start, so that nothing moves. */}
              <Text size="lead">{chosen?.words ?? '\u00a0'}</Text>
            </div>
            <Inline>
              <ButtonLink {...onward} size="large" trailingIcon={ArrowRight} />
              {chosen ? (
                <Link standalone href={mailHref({ ...mail, subject: named(mail.subject) })}>
                  {named(mail.label)}
                </Link>
              ) : null}
            </Inline>
          </Stack>
        </div>
      </Stack>
    </Stage>
  );
}
