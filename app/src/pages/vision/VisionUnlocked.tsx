import { visionMission, visionPermissions, visionPledge } from '@tuppence/content/vision/copy';
import { PermissionTable, VisionMission, VisionPledge } from '@tuppence/ui/vision';
import { useEffect, useRef } from 'react';
import { env } from '../../env';

interface VisionUnlockedProps {
  /** True right after passing the gate, whose focused field is gone. */
  takesFocus: boolean;
}

export function VisionUnlocked({ takesFocus }: VisionUnlockedProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    title.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [takesFocus]);
  return (
    <>
      <VisionMission {...visionMission(env)} titleRef={title} />
      <PermissionTable {...visionPermissions} />
      <VisionPledge {...visionPledge} />
    </>
  );
}
