import { useId } from 'react';
import type { PortraitLook } from '../../brand/people-photo/Portrait';
import { Popover } from '../../components/popover/Popover';
import { Text } from '../../components/text/Text';
import { Stack } from '../../layout/stack/Stack';
import * as styles from './MemberTile.css';

export interface TeamMember {
  id: string;
  name: string;
  role: string;
  /** Background, in a sentence or two. */
  bio: string;
  look: PortraitLook;
}

export interface MemberTileProps {
  member: TeamMember;
}

/**
 * A person's name and role. Hover, focus or a tap shows their bio. The bio is also the button's
 * accessible description.
 */
export function MemberTile({ member }: MemberTileProps) {
  const bioId = useId();
  return (
    <>
      <Popover
        label={member.name}
        opensOn="hover"
        side="bottom"
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
