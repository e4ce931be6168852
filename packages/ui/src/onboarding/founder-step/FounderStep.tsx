'use client';

import { ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import { PeoplePhoto, type PortraitLook } from '../../brand/people-photo';
import { ButtonLink } from '../../components/button';
import { Heading } from '../../components/heading';
import { RadioGroup } from '../../components/radio-group';
import { Text } from '../../components/text';
import { withName } from '../../deck/with-name';
import { Stack } from '../../layout/stack';
import { Stage } from '../stage/Stage';
import * as styles from './FounderStep.css';

/** A co-founder (docs/behaviour.md 5). */
export interface Founder {
  /** founder1 to founder3. */
  id: string;
  /** First name. */
  name: string;
  /** One line. */
  bio: string;
  /** How they are drawn. */
  look: PortraitLook;
}

export interface FounderStepProps {
  /** The heading. */
  heading: string;
  /** Three co-founders. */
  founders: readonly Founder[];
  /** Names the choice. */
  choiceLabel: string;
  /** What the photo shows. */
  photoLabel: string;
  /** What follows the choice. `{name}` is the founder chosen. */
  chosenText: string;
  /** The way on; the flow ends here. */
  onward: { label: string; href: string };
  /** A founder was chosen, by id. */
  onChoose?: ((founderId: string) => void) | undefined;
}

/** Step 3 of the onboarding pitch: choose one of three founders, and a way on (docs/behaviour.md 3.11). */
export function FounderStep({
  heading,
  founders,
  choiceLabel,
  photoLabel,
  chosenText,
  onward,
  onChoose,
}: FounderStepProps) {
  const [chosenId, setChosenId] = useState<string>();
  const headingId = useId();
  const chosen = founders.find(({ id }) => id === chosenId);
  return (
    <Stage tone="lime" labelledBy={headingId}>
      <Stack gap={8}>
        <Heading level={1} size="display" id={headingId} tabIndex={-1}>
          {heading}
        </Heading>
        <div className={styles.split}>
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
              onChange={(id) => {
                setChosenId(id);
                onChoose?.(id);
              }}
            />
            <div className={styles.onward}>
              <div aria-live="polite">
                {chosen ? <Text>{withName(chosenText, chosen.name)}</Text> : null}
              </div>
              <ButtonLink size="large" trailingIcon={ArrowRight} href={onward.href}>
                {onward.label}
              </ButtonLink>
            </div>
          </Stack>
        </div>
      </Stack>
    </Stage>
  );
}
