'use client';

import { createContext, type ReactNode, use, useEffect, useEffectEvent } from 'react';

const Enabled = createContext(false);

/**
 * Within it, Back closes a dialog or menu before it leaves the page. While open, each has an entry
 * in the session history, and `history.state.covers` is their number. A router should ignore these
 * entries, and replace one when a link is followed from it.
 */
export function BackCloses({ children }: { children: ReactNode }) {
  return <Enabled value>{children}</Enabled>;
}

const covers = (): number => (window.history.state as { covers?: number } | null)?.covers ?? 0;

export function useCloseOnBack(open: boolean | undefined, onClose: () => void): void {
  const enabled = use(Enabled);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || !enabled) return undefined;
    const depth = covers() + 1;
    window.history.pushState({ covers: depth }, '');
    const closeIfUncovered = () => {
      if (covers() < depth) close();
    };
    window.addEventListener('popstate', closeIfUncovered);
    return () => {
      window.removeEventListener('popstate', closeIfUncovered);
      // A link that closes it is followed first.
      setTimeout(() => {
        if (covers() === depth) window.history.back();
      });
    };
  }, [open, enabled]);
}
