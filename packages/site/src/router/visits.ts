import { createPath, NavigationType, type Navigator, type Path, type To } from 'react-router';

/** An address that the visitor went to within the site. */
export interface Visit {
  address: Path & { state: unknown };
  type: NavigationType;
  /** By a link, which a script may press, or Back; not by the `navigator`. */
  byVisitor: boolean;
  /** Aborted when the visitor goes elsewhere. */
  signal: AbortSignal;
}

/** Resolves when the visit's page is shown. */
export type ShowVisit = (visit: Visit) => Promise<void>;

/** Where visits come from. Both sources are used by `SiteRouter` alone. */
export interface VisitSource {
  navigator: Navigator;
  /** Returns a function that stops listening. */
  listen: (show: ShowVisit) => () => void;
}

const types = {
  push: NavigationType.Push,
  replace: NavigationType.Replace,
  traverse: NavigationType.Pop,
} as const;

/**
 * Links, Back and `navigate` through the browser's own Navigation API, which aborts what is
 * overtaken and restores the scroll position once the page is shown.
 */
export function fromNavigationApi(navigation: Navigation): VisitSource {
  const go = (to: To, history: 'push' | 'replace', state: unknown, info?: 'navigator') => {
    const { committed, finished } = navigation.navigate(hrefOf(to), { history, state, info });
    // Both reject if another visit overtakes this one.
    for (const done of [committed, finished]) done?.catch(() => undefined);
  };
  return {
    navigator: {
      createHref: hrefOf,
      go: (delta) => window.history.go(delta),
      push: (to, state) => go(to, 'push', state, 'navigator'),
      replace: (to, state) => go(to, 'replace', state, 'navigator'),
    },
    listen(show) {
      const follow = (event: NavigateEvent) => {
        const { destination, navigationType: kind, signal } = event;
        const { pathname, search, hash } = new URL(destination.url);
        // A dialog's entry comes or goes.
        if (kind !== 'replace' && destination.url === window.location.href) return;
        if (!event.canIntercept || kind === 'reload' || event.downloadRequest !== null) return;
        // A path with a dot is a file.
        if (event.formData || pathname.includes('.')) return;
        if (kind === 'push' && (window.history.state as { covers?: number } | null)?.covers) {
          event.preventDefault();
          return go(destination.url, 'replace', destination.getState());
        }
        const staysOnPage = pathname === window.location.pathname;
        event.intercept({
          focusReset: 'manual',
          // The router scrolls to a hash later, and a page's steps keep their position.
          scroll: (hash && kind !== 'traverse') || staysOnPage ? 'manual' : 'after-transition',
          handler: () =>
            show({
              address: { pathname, search, hash, state: destination.getState() },
              type: types[kind],
              byVisitor: event.info !== 'navigator',
              signal,
            }),
        });
      };
      navigation.addEventListener('navigate', follow);
      return () => navigation.removeEventListener('navigate', follow);
    },
  };
}

/** For browsers without the Navigation API: their links load documents. */
export function fromSessionHistory({ history }: Window): VisitSource {
  let request = new AbortController();
  let visit = (_type: NavigationType): Promise<void> => Promise.resolve();
  const go = (type: NavigationType, to: To, state: unknown) => {
    const { pathname } = window.location;
    history[type === NavigationType.Push ? 'pushState' : 'replaceState'](state, '', hrefOf(to));
    void visit(type).then(() => {
      if (pathname !== window.location.pathname) window.scrollTo(0, 0);
    });
  };
  return {
    navigator: {
      createHref: hrefOf,
      go: (delta) => history.go(delta),
      push: (to, state) => go(NavigationType.Push, to, state),
      replace: (to, state) => go(NavigationType.Replace, to, state),
    },
    listen(show) {
      visit = (type) => {
        request.abort();
        request = new AbortController();
        const { pathname, search, hash } = window.location;
        const address = { pathname, search, hash, state: history.state as unknown };
        return show({ address, type, byVisitor: false, signal: request.signal });
      };
      const back = () => void visit(NavigationType.Pop);
      window.addEventListener('popstate', back);
      return () => window.removeEventListener('popstate', back);
    },
  };
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}
