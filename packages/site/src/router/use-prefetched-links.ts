import { useEffect } from 'react';
import { type Route, routeAt } from './route';

const hints = ['mouseover', 'focusin', 'touchstart'] as const;

/**
 * Loads the code of a page when its link is hovered, focused or touched. Listens on `document`,
 * because React never hydrates static parts.
 */
export function usePrefetchedLinks(routes: readonly Route[]): void {
  useEffect(() => {
    const fetched = new Set<Route>();
    function prefetch({ target }: Event) {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.origin !== window.location.origin || link.pathname.includes('.')) return;
      const route = routeAt(routes, link.pathname);
      if (fetched.has(route)) return;
      fetched.add(route);
      route.prefetch().catch(() => fetched.delete(route));
    }
    for (const hint of hints) document.addEventListener(hint, prefetch, { passive: true });
    return () => {
      for (const hint of hints) document.removeEventListener(hint, prefetch);
    };
  }, [routes]);
}
