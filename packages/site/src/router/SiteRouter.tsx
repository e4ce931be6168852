import {
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Location, NavigationType, Router } from 'react-router';
import { fillTyped, keepTyped, takeKept } from '../hydration/typed';
import { SiteInfoContext } from '../seo/Meta';
import { announceTitle, prepareAnnouncements } from './announce';
import { CatchErrors } from './CatchErrors';
import { focusPageHeading } from './focus';
import { focusLeftControl, rememberControl } from './left-control';
import { type OpenedPage, openPage, type Route } from './route';
import { scrollToHash } from './scroll-to-hash';
import { fromNavigationApi, fromSessionHistory, type Visit } from './visits';

export interface SiteRouterProps {
  routes: readonly Route[];
  first: OpenedPage;
  /** The document contains the page, prerendered without query and hash. */
  prerendered: boolean;
  /** Shown if a page cannot be loaded, or crashes. */
  errorPage: (error: unknown) => ReactNode;
  /** Time between showing a page and scrolling to its address's hash. */
  hashDelayMs: number;
  /** `busy`: the next page is loading. */
  children: (page: OpenedPage, busy: boolean) => ReactNode;
}

interface View {
  page: OpenedPage;
  /** Its `key` changes with the path or the query, but not with the hash. */
  location: Location;
  type: NavigationType;
  onShown?: () => void;
}

/**
 * The previous page stays until the next one is loaded. Then screen readers hear its title, and its
 * heading takes the focus, or after Back the control that had it. A prerendered page is first
 * rendered without query and hash, because React would otherwise discard the document.
 */
export function SiteRouter({
  routes,
  first,
  prerendered,
  errorPage,
  hashDelayMs,
  children,
}: SiteRouterProps) {
  const [source] = useState(() =>
    window.navigation ? fromNavigationApi(window.navigation) : fromSessionHistory(window),
  );
  const [view, setView] = useState<View>(() => ({
    page: first,
    type: isRestored() ? NavigationType.Pop : NavigationType.Push,
    location: prerendered ? { ...here(), search: '', hash: '' } : here(),
  }));
  const [busy, setBusy] = useState(false);
  const siteName = useContext(SiteInfoContext)?.name;
  const shown = useRef(view);

  useLayoutEffect(() => {
    const { search, hash } = window.location;
    if (search || hash)
      setView((now) => ({ ...now, location: { ...here(), key: now.location.key } }));
  }, []);

  useLayoutEffect(() => {
    let visits = 0;
    async function show({ address, type, byVisitor, signal }: Visit) {
      const { page: before, location } = shown.current;
      const stays = address.pathname === location.pathname && !before.failed;
      if (!stays) {
        rememberControl(location.pathname);
        startTransition(() => setBusy(true));
      }
      const page = stays ? before : await open(address.pathname);
      if (signal.aborted) return;
      // If the page itself leads on, its form was sent.
      if (!stays) keepTyped(location.pathname, byVisitor ? undefined : []);
      visits += 1;
      const key = stays && address.search === location.search ? location.key : String(visits);
      await new Promise<void>((onShown) => {
        startTransition(() => {
          setView({ page, type, location: { ...address, key }, onShown });
          setBusy(false);
        });
      });
    }
    const open = (pathname: string): Promise<OpenedPage> =>
      openPage(routes, pathname).catch((error: unknown) => ({
        element: errorPage(error),
        frame: {},
        failed: true,
      }));
    return source.listen(show);
  }, [source, routes, errorPage]);

  useLayoutEffect(() => {
    const { location, type } = view;
    const isNewPage = shown.current.location.pathname !== location.pathname;
    shown.current = view;
    if (isNewPage) {
      announceTitle(siteName);
      if (type === NavigationType.Pop) {
        takeKept();
        // While the browser restores the position, it clears the focus at an address with a hash.
        const restored = window.navigation?.transition?.finished ?? Promise.resolve();
        restored.then(
          () => focusLeftControl(location.pathname),
          () => undefined,
        );
      } else if (location.hash) window.scrollTo({ top: 0, behavior: 'instant' });
      else queueMicrotask(focusPageHeading);
    }
    view.onShown?.();
  }, [view, siteName]);
  useEffect(prepareAnnouncements, []);
  useEffect(() => {
    // A phone may discard a page that is out of sight.
    const keep = () => {
      if (document.visibilityState === 'hidden') keepTyped();
    };
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has fields of its own
  useEffect(fillTyped, [view.page]);

  // After Back, the browser restores the position.
  const hash = view.type === NavigationType.Pop ? '' : view.location.hash;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit scrolls, also to the same hash
  useEffect(
    () => (hash ? scrollToHash(hash, hashDelayMs) : undefined),
    [hash, hashDelayMs, view.onShown],
  );

  const element = <CatchErrors errorPage={errorPage}>{view.page.element}</CatchErrors>;
  return (
    <Router location={view.location} navigationType={view.type} navigator={source.navigator}>
      {children({ ...view.page, element }, busy)}
    </Router>
  );
}

function here(): Location {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, key: '0', state: null };
}

/** The browser restores the position of a document that was visited before. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
}
