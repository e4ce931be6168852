import { PermissionTable, VisionMission, VisionPledge } from '@tuppence/ui/vision';
import { useEffect } from 'react';
import { visionLedger, visionMission, visionPledge } from '../../content/vision-unlocked';

/** What stands behind the gate of /vision: downloaded when a code was accepted. */
export function VisionUnlocked() {
  // The field that had the focus is gone: reading goes on at the top of what has taken its place.
  useEffect(() => {
    document.getElementById('vision-mission')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <>
      <VisionMission {...visionMission} />
      <PermissionTable {...visionLedger} />
      <VisionPledge {...visionPledge} />
    </>
  );
}
