import { chunk, useChunk } from '@tuppence/site/chunk';
import { Meta } from '@tuppence/site/meta';
import { Mark } from '@tuppence/ui/brand';
import { VisionGate } from '@tuppence/ui/vision';
import { useState } from 'react';
import { visionGateCopy, visionMeta } from '../content/vision';
import { gateDigests } from '../gate-digests';
import { useGateAccess, visionKey } from './gates/use-gate-access';

const vision = chunk(() => import('./vision/VisionUnlocked'));

/** The vision behind its gate (docs/behaviour.md 3.7). */
export function Component() {
  const { unlocked, arrived, attempt } = useGateAccess(visionKey, gateDigests.visionCodeDigests);
  const [failed, setFailed] = useState(false);
  const part = useChunk(vision, unlocked, () => setFailed(true));
  if (failed) throw new Error('The vision could not be loaded.');
  return (
    <>
      <Meta {...visionMeta} />
      {part && unlocked ? (
        <part.VisionUnlocked takesFocus={arrived} />
      ) : (
        <VisionGate copy={visionGateCopy} mark={<Mark size={240} />} onAttempt={attempt} />
      )}
    </>
  );
}
