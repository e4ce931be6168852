import { Mark } from '@tuppence/ui/brand';
import { VisionGate } from '@tuppence/ui/vision';
import { useState } from 'react';
import { visionGate, visionMeta } from '../content/vision';
import { gateDigests } from '../gate-digests';
import { Meta } from '../seo/Meta';
import { canCheckGate, opensGate } from '../services/gate';
import { log } from '../services/log';
import { chunk, useChunk } from '../shell/islands/chunk';
import { useGateAccess, visionKey } from './gates/use-gate-access';

const vision = chunk(() => import('./vision/VisionUnlocked'));

async function verify(code: string) {
  if (!canCheckGate()) log('gate cannot be checked', { gate: 'vision' });
  return opensGate(code, gateDigests.visionCodeDigests);
}

/**
 * The vision page behind its invitation code; the content is loaded once a code is accepted
 * (docs/behaviour.md 3.7).
 */
export function Component() {
  const { unlocked, arrived, unlock } = useGateAccess(visionKey);
  const [failed, setFailed] = useState(false);
  const part = useChunk(vision, unlocked, () => setFailed(true));
  if (failed) throw new Error('The vision could not be loaded.');
  return (
    <>
      <Meta {...visionMeta} />
      {part && unlocked ? (
        <part.VisionUnlocked takesFocus={arrived} />
      ) : (
        <VisionGate
          {...visionGate}
          mark={<Mark size={240} />}
          onVerify={verify}
          onUnlock={unlock}
        />
      )}
    </>
  );
}
