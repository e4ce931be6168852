import { type RefObject, useEffect } from 'react';

/**
 * Opens the disclosure in `root` that the address's fragment points to or into. Browsers do this
 * only for a target inside the disclosure.
 */
export function useOpenByHash(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function open() {
      const target = document.getElementById(decodeFragment(window.location.hash));
      if (!target || !root.current?.contains(target)) return;
      const disclosure = target.closest('details');
      if (disclosure) disclosure.open = true;
    }
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [root]);
}

function decodeFragment(hash: string): string {
  const fragment = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
