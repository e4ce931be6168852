import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { type LoadedPage, loadPageOrError } from '../../routes';

interface BrowserRouterProps {
  /** The loaded page of the current address. */
  first: LoadedPage;
  /** True if the document contains the page, prerendered without query and hash. */
  prerendered: boolean;
  children: (page: LoadedPage) => ReactNode;
}

/**
 * Follows the address. The previous page stays until the next one is loaded. A prerendered page is
 * first rendered for its path alone, as it was sent, and then with query and hash: otherwise React
 * would discard the document.
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

  useLayoutEffect(() => {
    const { action, location } = history;
    if (location.search || location.hash) setShown((now) => ({ ...now, action, location }));
  }, [history]);

  useLayoutEffect(() => {
    let latest = {};
    const stop = history.listen(async ({ action, location }) => {
      latest = location;
      const page = await loadPageOrError(location.pathname);
      if (latest === location) startTransition(() => setShown({ action, location, page }));
    });
    return () => {
      latest = {};
      stop();
    };
  }, [history]);

  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children(shown.page)}
    </Router>
  );
}

/**
 * Gives the entry of a document that is loaded for the first time its own key, which a reload keeps. The
 * router calls every such entry "default", so the scroll position of one would be that of the next.
 */
function giveKey(history: History) {
  if (history.state?.key) return;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...history.state, key }, '');
}
