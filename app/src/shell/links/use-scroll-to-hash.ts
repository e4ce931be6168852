import { durationMs } from '@tuppence/ui/tokens';
import { useEffect } from 'react';
import { type NavigationType, useLocation } from 'react-router';
import { focusOn } from './focus';

/** Does not scroll if Back, Forward or a reload restores a position (docs/behaviour.md 2.6). */
export function useScrollToHash(type: `${NavigationType}`, positions: Map<string, number>): void {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `type` and `positions` describe the navigation that `key` identifies; only a new navigation may scroll
  useEffect(() => {
    if (!location.hash || (type === 'POP' && positions.has(location.key))) return;
    const timer = setTimeout(() => {
      const element = document.getElementById(decode(location.hash.slice(1)));
      // An element in a closed <details> cannot be scrolled to.
      const folded = element?.closest('details');
      if (folded) folded.open = true;
      element?.scrollIntoView();
      focusOn(element);
    }, durationMs.scrollToHashDelay);
    return () => clearTimeout(timer);
  }, [location.key, location.hash]);
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
