import { useEffect } from 'react';
import {
  type LazyRouteFunction,
  matchRoutes,
  type RouteObject,
  useNavigate,
} from 'react-router-dom';
import type { PageHandle } from '../page-handle';
import { internalTarget, isPlainPress } from './internal-link';

/**
 * Follows plain `<a href>` within the site without loading a document, and fetches a page's code
 * when its link is pointed at, focused or touched. One listener on the document: the design system
 * knows no router, and handlers of React that prevent the default have run by then.
 */
export function useInternalLinks(pages: RouteObject[]): void {
  const navigate = useNavigate();
  useEffect(() => {
    const fetched = new Set<RouteObject>();

    function prefetch(event: Event) {
      const path = targetOf(event)?.split(/[?#]/)[0];
      for (const { route } of (path && matchRoutes(pages, path)) || []) {
        if (typeof route.lazy !== 'function' || fetched.has(route)) continue;
        fetched.add(route);
        fetchPage(route.lazy).catch(() => fetched.delete(route));
      }
    }

    function follow(event: MouseEvent) {
      if (!isPlainPress(event)) return;
      const target = targetOf(event);
      if (target === null) return;
      event.preventDefault();
      const { pathname, search, hash } = window.location;
      navigate(target, { replace: target === pathname + search + hash });
    }

    document.addEventListener('click', follow);
    for (const hint of hints) document.addEventListener(hint, prefetch, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      for (const hint of hints) document.removeEventListener(hint, prefetch);
    };
  }, [navigate, pages]);
}

async function fetchPage(lazy: LazyRouteFunction<RouteObject>) {
  const { handle } = await lazy();
  await Promise.all(((handle as PageHandle)?.parts ?? []).map(({ load }) => load()));
}

const hints = ['mouseover', 'focusin', 'touchstart'] as const;

function targetOf(event: Event): string | null {
  const anchor =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!anchor || !(anchor instanceof HTMLAnchorElement)) return null;
  const { href, target, rel } = anchor;
  return internalTarget(
    { href, target, rel, download: anchor.hasAttribute('download') },
    window.location.origin,
  );
}
