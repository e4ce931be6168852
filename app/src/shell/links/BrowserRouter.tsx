import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { type LoadedPage, loadPageOrError } from '../../routes';

interface BrowserRouterProps {
  /** The page of the address, loaded. */
  first: LoadedPage;
  /** The page is in the document already, as it was prerendered: without query and hash. */
  prerendered: boolean;
  children: (page: LoadedPage) => ReactNode;
}

/**
 * Follows the address. A page is shown once it is loaded; until then the one before it stays. A
 * prerendered page is first rendered as it was sent, for the path alone, and then with the query and
 * the hash: anything else would make React throw the document away.
 */
export function BrowserRouter({ first, prerendered, children }: BrowserRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
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
