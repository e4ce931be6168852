import { PermissionTable, VisionMission, VisionPledge } from '@tuppence/ui/vision';
import { useEffect, useRef } from 'react';
import { visionMission, visionPermissions, visionPledge } from '../../content/vision-unlocked';

interface VisionUnlockedProps {
  /** The gate has just been passed, so its field, which had the focus, is gone. */
  takesFocus: boolean;
}

/** What is behind the gate of /vision: downloaded when a code was accepted. */
export function VisionUnlocked({ takesFocus }: VisionUnlockedProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    title.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [takesFocus]);
  return (
    <>
      <VisionMission {...visionMission} titleRef={title} />
      <PermissionTable {...visionPermissions} />
      <VisionPledge {...visionPledge} />
    </>
  );
}
