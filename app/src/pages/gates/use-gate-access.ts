import { canCheckGate, opensGate } from '@tuppence/settings/gate';
import { log } from '@tuppence/site/log';
import { sessionStore } from '@tuppence/site/storage';
import type { GateAnswer } from '@tuppence/ui/deck';
import { useEffect, useState } from 'react';

/** Session storage keys (docs/behaviour.md 6.10, 6.12 and 11.7). */
export const investorKey = 'investor-auth';
export const visionKey = 'vision-access';

interface GateAccess {
  unlocked: boolean;
  /** Opened here, not remembered: focus must move to the content. */
  arrived: boolean;
  attempt: (entry: string) => Promise<GateAnswer>;
}

export function useGateAccess(
  key: typeof investorKey | typeof visionKey,
  digests: readonly string[],
): GateAccess {
  const [access, setAccess] = useState<'locked' | 'arrived' | 'remembered'>('locked');
  useEffect(() => {
    // The prerendered page has no session.
    if (sessionStore.get(key) === 'true') setAccess('remembered');
  }, [key]);
  return {
    unlocked: access !== 'locked',
    arrived: access === 'arrived',
    async attempt(entry) {
      if (!canCheckGate()) {
        log('gate cannot be checked', { gate: key });
        return 'unavailable';
      }
      if (!(await opensGate(entry, digests))) return 'wrong';
      sessionStore.set(key, 'true');
      setAccess('arrived');
      return 'open';
    },
  };
}
