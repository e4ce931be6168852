import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { sessionStore } from '../../services/storage';

/** A hash scrolls to its element so long after the page is there, in ms (docs/behaviour.md 2.6 and 11.5). */
const hashDelayMs = 100;
const storageKey = 'scroll-positions';

/**
 * Scroll and focus on every change of page: forwards to the top (or to the hash) with the focus on
 * the page's heading; back and forward to where the visitor was. When only the query changes, the
 * page decides by itself.
 */
export function usePageChange(): void {
  const location = useLocation();
  const type = useNavigationType();
  const positions = usePositions(location.key);
  const previous = useRef<typeof location>(undefined);

  useLayoutEffect(() => {
    const before = previous.current;
    if (before === location) return;
    previous.current = location;
    if (location.hash && (!before || type !== 'POP')) {
      if (before && before.pathname !== location.pathname) scrollTo(0);
      return;
    }
    if (!before) return;
    const samePage = before.pathname === location.pathname;
    if (samePage && before.search !== location.search) return;
    scrollTo(type === 'POP' ? (positions.get(location.key) ?? 0) : 0);
    if (!samePage) focus(document.querySelector('main h1') ?? document.querySelector('main'));
  }, [location, type, positions]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of the same link scrolls again, so the key counts
  useEffect(() => {
    if (!location.hash || (type === 'POP' && positions.has(location.key))) return;
    const timer = setTimeout(() => {
      const element = document.getElementById(decode(location.hash.slice(1)));
      // An element inside closed details cannot be scrolled to.
      const folded = element?.closest('details');
      if (folded) folded.open = true;
      element?.scrollIntoView();
      focus(element);
    }, hashDelayMs);
    return () => clearTimeout(timer);
  }, [location.key, location.hash]);
}

/** Where each entry of the history was scrolled to. The browser restores only a reloaded document. */
function usePositions(key: string): Map<string, number> {
  const current = useRef(key);
  const positions = useRef<Map<string, number>>(undefined);
  positions.current ??= new Map();
  const known = positions.current;

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
      sessionStore.set(storageKey, JSON.stringify([...known]));
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
    return JSON.parse(sessionStore.get(storageKey) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

function scrollTo(top: number) {
  window.scrollTo({ top, behavior: 'instant' });
}

function focus(element: Element | null) {
  if (!(element instanceof HTMLElement)) return;
  // Headings and sections take the focus from here only, not from the Tab key.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
