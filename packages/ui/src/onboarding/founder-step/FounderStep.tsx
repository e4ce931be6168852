'use client';

import { ArrowRight } from 'lucide';
import { useId, useState } from 'react';
import { PeoplePhoto, type Person } from '../../brand/people-photo/PeoplePhoto';
import { ButtonLink } from '../../components/button/ButtonLink';
import { Heading } from '../../components/heading/Heading';
import { RadioGroup } from '../../components/radio-group/RadioGroup';
import { Text } from '../../components/text/Text';
import { withName } from '../../deck/with-name';
import { Inline } from '../../layout/inline/Inline';
import { Stack } from '../../layout/stack/Stack';
import { Stage } from '../stage/Stage';
import { split } from './FounderStep.css';

export interface FounderStepProps {
  heading: string;
  founders: readonly Omit<Person, 'role'>[];
  choiceLabel: string;
  photoLabel: string;
  /** `{name}` becomes the chosen founder's name. */
  chosenText: string;
  onward: { label: string; href: string };
}

/** Step 3 of the onboarding pitch (docs/behaviour.md 3.11). */
export function FounderStep({
  heading,
  founders,
  choiceLabel,
  photoLabel,
  chosenText,
  onward,
}: FounderStepProps) {
  const [chosenId, setChosenId] = useState<string>();
  const headingId = useId();
  const chosen = founders.find(({ id }) => id === chosenId);
  return (
    <Stage tone="accent" labelledBy={headingId}>
      <Stack gap={8}>
        <Heading level={1} size="display" id={headingId} tabIndex={-1}>
          {heading}
        </Heading>
        <div className={split}>
          <PeoplePhoto label={photoLabel} people={founders} chosen={chosenId} />
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
            <Inline>
              <ButtonLink {...onward} size="large" trailingIcon={ArrowRight} />
              <div aria-live="polite">
                {chosen ? <Text>{withName(chosenText, chosen.name)}</Text> : null}
              </div>
            </Inline>
          </Stack>
        </div>
      </Stack>
    </Stage>
  );
}
