import { meta, visionGate } from '@tuppence/content/vision/gate';
import { chunk, usePagePart } from '@tuppence/site/chunk';
import { Meta } from '@tuppence/site/meta';
import { Mark } from '@tuppence/ui/brand';
import { VisionGate } from '@tuppence/ui/vision';
import { env } from '../env';
import { gateDigests } from '../gate-digests';
import { useGateAccess, visionKey } from './gates/use-gate-access';

const gateCopy = visionGate(env);
const vision = chunk(() => import('./vision/VisionUnlocked'));

/** The vision behind its gate (docs/behaviour.md 3.7). */
export function Component() {
  const { unlocked, arrived, attempt } = useGateAccess(visionKey, gateDigests.visionCodeDigests);
  const part = usePagePart(vision, unlocked);
  return (
    <>
      <Meta {...meta(env)} />
      {part && unlocked ? (
        <part.VisionUnlocked takesFocus={arrived} />
      ) : (
        <VisionGate copy={gateCopy} mark={<Mark size={240} />} onAttempt={attempt} />
      )}
    </>
  );
}
