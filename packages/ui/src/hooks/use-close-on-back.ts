import { createContext, use, useEffect, useEffectEvent } from 'react';

/**
 * Whether Back closes what covers the page before it leaves the page. Default false. Each open
 * dialog and menu then has an entry in the session history: `history.state.covers` is their number.
 * A router should ignore these entries, and replace one when a link is followed from it.
 */
export const BackCloses = createContext(false);

const covers = (): number => (window.history.state as { covers?: number } | null)?.covers ?? 0;

export function useCloseOnBack(open: boolean | undefined, onClose: () => void): void {
  const enabled = use(BackCloses);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || !enabled) return undefined;
    const depth = covers() + 1;
    window.history.pushState({ ...window.history.state, covers: depth }, '');
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
