import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusPageHeading } from './focus';
import { useScrollPositions } from './useScrollPositions';
import { useScrollToHash } from './useScrollToHash';

/**
 * Scroll and focus on every change of page: forwards to the top (or to the hash) with the focus on
 * the page's heading; back and forward to where the visitor was. When only the query changes, the
 * page decides by itself.
 */
export function usePageChange(): void {
  const location = useLocation();
  const type = useNavigationType();
  const positions = useScrollPositions(location.key);
  const previous = useRef<typeof location>(undefined);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = location;
    // The same entry of the history: a prerendered page is told its query and hash.
    if (before?.key === location.key) return;
    if (location.hash && (!before || type !== 'POP')) {
      if (before && before.pathname !== location.pathname) scrollTo(0);
      return;
    }
    if (!before) return;
    const samePage = before.pathname === location.pathname;
    if (samePage && before.search !== location.search) return;
    scrollTo(type === 'POP' ? (positions.get(location.key) ?? 0) : 0);
    if (!samePage) focusPageHeading();
  }, [location, type, positions]);

  useScrollToHash(type, positions);
}

function scrollTo(top: number) {
  window.scrollTo({ top, behavior: 'instant' });
}
