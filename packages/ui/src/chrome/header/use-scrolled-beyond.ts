'use client';

import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/**
 * Whether the page is scrolled by more than `thresholdPx`. Undefined on the server and before
 * hydration.
 */
export function useScrolledBeyond(thresholdPx: number): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => window.scrollY > thresholdPx,
    () => undefined,
  );
}
