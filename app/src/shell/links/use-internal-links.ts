import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { type Page, pageAt } from '../../routes';
import { codeForLinks, withInvite } from '../../services/invite-code';
import { internalTarget, isPlainPress } from './internal-link';

/**
 * Follows links within the site, and prefetches their pages. Listens on `document`, because React
 * never hydrates static parts.
 */
export function useInternalLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const fetched = new Set<Page>();

    function prefetch(event: Event) {
      const path = targetOf(event)?.split(/[?#]/)[0];
      const page = path && pageAt(path);
      if (!page || fetched.has(page)) return;
      fetched.add(page);
      fetchPage(page).catch(() => fetched.delete(page));
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
  }, [navigate]);
}

async function fetchPage(page: Page) {
  const { handle } = await page.lazy();
  await Promise.all((handle?.parts ?? []).map(({ load }) => load()));
}

const hints = ['mouseover', 'focusin', 'touchstart'] as const;

/** Adds the invite code to a link if the browser cannot store it. */
function carryInvite(anchor: HTMLAnchorElement) {
  const { origin, protocol } = window.location;
  if (anchor.origin !== origin || anchor.protocol !== protocol) return;
  if (anchor.hasAttribute('download') || anchor.getAttribute('href')?.startsWith('#')) return;
  const code = codeForLinks();
  if (code) anchor.href = withInvite(anchor.href, code);
}

function targetOf(event: Event): string | null {
  const anchor =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!(anchor instanceof HTMLAnchorElement)) return null;
  carryInvite(anchor);
  const { href, target, rel } = anchor;
  return internalTarget(
    { href, target, rel, download: anchor.hasAttribute('download') },
    window.location.origin,
  );
}
