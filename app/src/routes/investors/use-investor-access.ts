import { useEffect, useState } from 'react';
import { sessionStore } from '../../services/storage';

/** Remembers for the tab's session that the gate was passed (docs/behaviour.md 6.12 and 11.7). */
const sessionKey = 'investor-auth';

/** Whether the visitor may see the deck, and how they came to it. */
interface InvestorAccess {
  unlocked: boolean;
  /** Unlocked just now, by the password: the gate had the focus, and the deck must take it. */
  arrived: boolean;
  /** Opens the deck and remembers it. Where storage is blocked, it stays open for this view. */
  unlock: () => void;
}

export function useInvestorAccess(): InvestorAccess {
  const [access, setAccess] = useState<'locked' | 'arrived' | 'remembered'>('locked');
  useEffect(() => {
    // The prerendered page knows of no session, so the flag is read after hydration.
    if (sessionStore.get(sessionKey) === 'true') setAccess('remembered');
  }, []);
  return {
    unlocked: access !== 'locked',
    arrived: access === 'arrived',
    unlock() {
      sessionStore.set(sessionKey, 'true');
      setAccess('arrived');
    },
  };
}
