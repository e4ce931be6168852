import { useEffect, useState } from 'react';
import { sessionStore } from '../../services/storage';

/** Session storage keys that remember a passed gate (docs/behaviour.md 6.12 and 11.7). */
export const investorKey = 'investor-auth';
export const visionKey = 'vision-access';

interface GateAccess {
  unlocked: boolean;
  /** Unlocked just now: the content must take the focus that the gate had. */
  arrived: boolean;
  /**
   * Opens the gate and remembers it for the session. If storage is blocked, it stays open only on
   * this view.
   */
  unlock: () => void;
}

export function useGateAccess(key: typeof investorKey | typeof visionKey): GateAccess {
  const [access, setAccess] = useState<'locked' | 'arrived' | 'remembered'>('locked');
  useEffect(() => {
    // The prerendered page has no session, so the flag is read after hydration.
    if (sessionStore.get(key) === 'true') setAccess('remembered');
  }, [key]);
  return {
    unlocked: access !== 'locked',
    arrived: access === 'arrived',
    unlock() {
      sessionStore.set(key, 'true');
      setAccess('arrived');
    },
  };
}
