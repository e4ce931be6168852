import { useId } from 'react';
import type { PortraitLook } from '../../brand/people-photo';
import { Popover } from '../../components/popover';
import { Text } from '../../components/text';
import { Stack } from '../../layout/stack';
import * as styles from './MemberTile.css';

/** A person of the team (docs/behaviour.md 5). */
export interface TeamMember {
  /** Tells it apart from all others. */
  id: string;
  /** First and last name. */
  name: string;
  /** What they do here. */
  role: string;
  /** Where they come from, in a sentence or two. */
  bio: string;
  /** How they are drawn. */
  look: PortraitLook;
}

export interface MemberTileProps {
  /** The person. */
  member: TeamMember;
}

/**
 * A name that shows its bio on hover, on focus and on tap. To assistive technology the bio describes
 * the button, open or not.
 */
export function MemberTile({ member }: MemberTileProps) {
  const bioId = useId();
  return (
    <>
      <Popover
        label={member.name}
        opensOn="hover"
        side="top"
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
