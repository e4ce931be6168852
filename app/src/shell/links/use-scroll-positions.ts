import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sessionStore } from '../../services/storage';

const storageKey = 'scroll-positions';

/** The scroll position of each history entry. The browser restores it only after a reload. */
export function useScrollPositions(key: string): Map<string, number> {
  const current = useRef(key);
  const [known] = useState(() => new Map<string, number>());

  useLayoutEffect(() => {
    current.current = key;
  }, [key]);

  useEffect(() => {
    const remember = () => known.set(current.current, window.scrollY);
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      window.history.scrollRestoration = 'auto';
      sessionStore.set(storageKey, JSON.stringify(Object.fromEntries(known)));
    };
    for (const [entry, y] of readKept()) known.set(entry, y);
    takeOver();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', handBack);
    window.addEventListener('pageshow', takeOver);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', handBack);
      window.removeEventListener('pageshow', takeOver);
    };
  }, [known]);
  return known;
}

function readKept(): [string, number][] {
  try {
    return Object.entries<number>(JSON.parse(sessionStore.get(storageKey) ?? '{}'));
  } catch {
    return [];
  }
}
