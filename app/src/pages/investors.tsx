import { deckGate, meta } from '@tuppence/content/deck/gate';
import { chunk, usePagePart } from '@tuppence/site/chunk';
import { Meta } from '@tuppence/site/meta';
import type { FrameSettings } from '@tuppence/site/route';
import { DeckGate, DeckLoading } from '@tuppence/ui/deck';
import { env } from '../env';
import { gateDigests } from '../gate-digests';
import { investorKey, useGateAccess } from './gates/use-gate-access';

export const frame: FrameSettings = { chromeless: true };

const deckGateCopy = deckGate(env);

/** Loaded only once the gate is open. */
const deck = chunk(() => import('./investors/Deck'));

/** The investor deck behind its gate (docs/behaviour.md 3.12). */
export function Component() {
  const { unlocked, arrived, attempt } = useGateAccess(investorKey, [
    gateDigests.investorPasswordDigest,
  ]);
  const part = usePagePart(deck, unlocked);

  return (
    <>
      <Meta {...meta(env)} />
      {!unlocked ? <DeckGate copy={deckGateCopy} onAttempt={attempt} /> : null}
      {unlocked && !part ? <DeckLoading /> : null}
      {unlocked && part ? <part.Deck takesFocus={arrived} /> : null}
    </>
  );
}
