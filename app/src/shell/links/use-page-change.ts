import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusPageHeading } from './focus';
import { useScrollPositions } from './use-scroll-positions';
import { useScrollToHash } from './use-scroll-to-hash';

/** Sets scroll position and focus after a page change. The page itself handles a new query. */
export function usePageChange(): void {
  const location = useLocation();
  const type = useNavigationType();
  const positions = useScrollPositions(location.key);
  const previous = useRef<typeof location>(undefined);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = location;
    // `BrowserRouter` adds the query and hash of a prerendered page later.
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
