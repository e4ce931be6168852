import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sessionStore } from '../../services/storage';

const storageKey = 'scroll-positions';

/** After a reload, the browser itself restores the position. */
export function useScrollPositions(key: string): Map<string, number> {
  const currentKey = useRef(key);
  const [positions] = useState(() => new Map<string, number>());

  useLayoutEffect(() => {
    currentKey.current = key;
  }, [key]);

  useEffect(() => {
    const record = () => positions.set(currentKey.current, window.scrollY);
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    const saveAndHandBack = () => {
      window.history.scrollRestoration = 'auto';
      sessionStore.set(storageKey, JSON.stringify(Object.fromEntries(positions)));
    };
    for (const [entry, y] of readStored()) positions.set(entry, y);
    takeOver();
    window.addEventListener('scroll', record, { passive: true });
    window.addEventListener('pagehide', saveAndHandBack);
    window.addEventListener('pageshow', takeOver);
    return () => {
      window.removeEventListener('scroll', record);
      window.removeEventListener('pagehide', saveAndHandBack);
      window.removeEventListener('pageshow', takeOver);
    };
  }, [positions]);
  return positions;
}

function readStored(): [string, number][] {
  try {
    return Object.entries<number>(JSON.parse(sessionStore.get(storageKey) ?? '{}'));
  } catch {
    return [];
  }
}
