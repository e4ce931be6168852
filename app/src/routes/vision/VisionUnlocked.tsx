import { PermissionTable, VisionMission, VisionPledge } from '@tuppence/ui/vision';
import { useEffect, useRef } from 'react';
import { visionMission, visionPermissions, visionPledge } from '../../content/vision-unlocked';

/** What stands behind the gate of /vision: downloaded when a code was accepted. */
export function VisionUnlocked() {
  const title = useRef<HTMLHeadingElement>(null);
  // The field that had the focus is gone: reading goes on at the top of what has taken its place.
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
