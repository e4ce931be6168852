'use client';

import { PeoplePhoto } from '../../brand/people-photo/PeoplePhoto';
import { Stack } from '../../layout/stack/Stack';
import { NextButton } from '../slide/NextButton';
import { type DeckStepProps, Slide } from '../slide/Slide';
import { MemberTile, type TeamMember } from './MemberTile';
import * as styles from './TeamStep.css';

export type TeamStepProps = {
  heading: string;
  /** Alternative text of the photo. */
  photoLabel: string;
  /** Seven people, in the order of the photo. */
  members: readonly TeamMember[];
  quote: string;
  buttonLabel: string;
} & DeckStepProps<{
  onContinue: () => void;
}>;

/** Step 3: a photo, and a name below each person that opens a bio (docs/behaviour.md 3.12). */
export function TeamStep({
  heading,
  photoLabel,
  members,
  quote,
  buttonLabel,
  onContinue,
  printed = false,
}: TeamStepProps) {
  return (
    <Slide step="team" heading={heading} size={printed ? 'section' : 'display'}>
      <Stack>
        <PeoplePhoto label={photoLabel} people={members} />
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
