import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  NavigationType,
  Router,
} from 'react-router';
import { type LoadedPage, loadPageOrError } from '../../routes';

interface BrowserRouterProps {
  first: LoadedPage;
  /** The document contains the page, prerendered without query and hash. */
  prerendered: boolean;
  /** `busy`: the next page is loading. */
  children: (page: LoadedPage, busy: boolean) => ReactNode;
}

/**
 * The previous page stays until the next one is loaded. A prerendered page is first rendered
 * without query and hash, because React would otherwise discard the document.
 */
export function BrowserRouter({ first, prerendered, children }: BrowserRouterProps) {
  const [history] = useState(() => {
    giveKey(window.history);
    return createBrowserHistory({ v5Compat: true });
  });
  const [shown, setShown] = useState(() => ({
    action: history.action,
    location: prerendered ? { ...history.location, search: '', hash: '' } : history.location,
    page: first,
  }));
  const [busy, setBusy] = useState(false);

  useLayoutEffect(() => {
    const { action, location } = history;
    if (location.search || location.hash) setShown((now) => ({ ...now, action, location }));
  }, [history]);

  useLayoutEffect(() => {
    let latest = {};
    let path = history.location.pathname;
    const stop = history.listen(async ({ action, location: { key: _, ...address } }) => {
      // A hash typed into the address makes a new entry without a key.
      const type = window.history.state?.key ? action : NavigationType.Push;
      const location = { ...address, key: giveKey(window.history) };
      latest = location;
      if (location.pathname !== path) setBusy(true);
      const page = await loadPageOrError(location.pathname);
      if (latest !== location) return;
      path = location.pathname;
      startTransition(() => {
        setShown({ action: type, location, page });
        setBusy(false);
      });
    });
    return () => {
      latest = {};
      stop();
    };
  }, [history]);

  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children(shown.page, busy)}
    </Router>
  );
}

/**
 * The router would give every new document the key "default", so they would share one scroll
 * position.
 */
function giveKey(history: History): string {
  const key: string = history.state?.key ?? Math.random().toString(36).slice(2, 10);
  if (history.state?.key !== key) history.replaceState({ ...history.state, key }, '');
  return key;
}
