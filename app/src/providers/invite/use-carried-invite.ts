import { useEffect } from 'react';
import { codeForLinks, withInvite } from '../../services/browser/invite-code';

const hints = ['pointerdown', 'focusin'] as const;

/** Adds the invite code to links of this site, if the browser cannot store it. */
export function useCarriedInvite(): void {
  useEffect(() => {
    function carry({ target }: Event) {
      const code = codeForLinks();
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (!code || !link || link.origin !== window.location.origin) return;
      if (link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#')) return;
      link.href = withInvite(link.href, code);
    }
    for (const hint of hints) document.addEventListener(hint, carry, { passive: true });
    return () => {
      for (const hint of hints) document.removeEventListener(hint, carry);
    };
  }, []);
}
