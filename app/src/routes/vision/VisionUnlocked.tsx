import { PermissionTable, VisionMission, VisionPledge } from '@tuppence/ui/vision';
import { useEffect, useRef } from 'react';
import { visionMission, visionPermissions, visionPledge } from '../../content/vision-unlocked';

/** What stands behind the gate of /vision: downloaded when a code was accepted. */
export function VisionUnlocked() {
  const title = useRef<HTMLHeadingElement>(null);
  // The gate's field had the focus and is gone, so the focus moves to the new content.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <>
      <VisionMission {...visionMission} titleRef={title} />
      <PermissionTable {...visionPermissions} />
      <VisionPledge {...visionPledge} />
    </>
  );
}
