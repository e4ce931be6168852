'use client';

import { useId } from 'react';
import { PeoplePhoto, type Person } from '../../brand/people-photo/PeoplePhoto';
import { Popover } from '../../components/popover/Popover';
import { Text } from '../../components/text/Text';
import { Stack } from '../../layout/stack/Stack';
import { NextButton } from '../slide/NextButton';
import { type DeckStepProps, Slide } from '../slide/Slide';
import * as styles from './TeamStep.css';

export type TeamStepProps = {
  heading: string;
  photoLabel: string;
  /** Says below the photo that its people are examples. */
  photoNote?: string | undefined;
  /** Seven people, in the order of the photo. */
  members: readonly Person[];
  /** What a person said. */
  quote: string;
  buttonLabel: string;
} & DeckStepProps<{
  onContinue: () => void;
}>;

/** Step 3 of the deck (docs/behaviour.md 3.12). */
export function TeamStep({
  heading,
  photoLabel,
  photoNote,
  members,
  quote,
  buttonLabel,
  onContinue,
  printed = false,
}: TeamStepProps) {
  return (
    <Slide step="team" heading={heading} size={printed ? 'heading' : 'display'}>
      <Stack gap={4}>
        <div className={styles.photo}>
          <PeoplePhoto label={photoLabel} note={photoNote} people={members} />
        </div>
        <ul className={styles.members}>
          {members.map((member) => (
            <li key={member.id}>
              {printed ? (
                <div className={styles.written}>
                  <strong>{member.name}</strong>
                  <p>{member.role}</p>
                  <p>{member.bio}</p>
                </div>
              ) : (
                <MemberTile member={member} />
              )}
            </li>
          ))}
        </ul>
      </Stack>
      <div className={styles.foot}>
        <blockquote className={styles.quote}>{quote}</blockquote>
        {printed ? null : <NextButton onClick={onContinue}>{buttonLabel}</NextButton>}
      </div>
    </Slide>
  );
}

/** Hover, focus or a tap shows the bio. */
function MemberTile({ member }: { member: Person }) {
  const bioId = useId();
  return (
    <>
      <Popover
        label={member.name}
        // Over the counter in the photo, and clear of what follows.
        side="top"
        opensOn="hover"
        trigger={
          <button type="button" className={styles.tile} aria-describedby={bioId}>
            <span className={styles.name}>{member.name}</span>
            <span className={styles.role}>{member.role}</span>
          </button>
        }
      >
        <Stack gap={2}>
          <p className={styles.popoverName}>{member.name}</p>
          <Text size="small">{member.bio}</Text>
        </Stack>
      </Popover>
      <span id={bioId} hidden>
        {member.bio}
      </span>
    </>
  );
}
