import { useEffect, useState } from 'react';
import { sessionStore } from '../../services/storage';

/** Under these keys the tab's session remembers that a gate was passed (docs/behaviour.md 6.12 and 11.7). */
export const investorKey = 'investor-auth';
export const visionKey = 'vision-access';

/** Whether the visitor may see what is behind a gate, and how they came to it. */
interface GateAccess {
  unlocked: boolean;
  /** Unlocked just now: the gate had the focus, and what is behind it must take it. */
  arrived: boolean;
  /** Opens the gate and remembers it. Where storage is blocked, it stays open for this view. */
  unlock: () => void;
}

export function useGateAccess(key: typeof investorKey | typeof visionKey): GateAccess {
  const [access, setAccess] = useState<'locked' | 'arrived' | 'remembered'>('locked');
  useEffect(() => {
    // The prerendered page knows of no session, so the flag is read after hydration.
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
