'use client';

import { type RefObject, useEffect } from 'react';

/**
 * Opens the disclosure in `root` that is or contains the target of the fragment. Browsers do this
 * when they load a page, but not when a router shows one. `hash` is the current fragment. By
 * default it is read from the address, on mount and on `hashchange`.
 */
export function useOpenByHash(root: RefObject<HTMLElement | null>, hash?: string | undefined) {
  useEffect(() => {
    function open() {
      const target = document.getElementById(decodeFragment(hash ?? window.location.hash));
      if (!target || !root.current?.contains(target)) return;
      const disclosure = target.closest('details');
      if (disclosure) disclosure.open = true;
    }
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [root, hash]);
}

/** A malformed fragment ("#%") is returned undecoded. */
function decodeFragment(hash: string): string {
  const fragment = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
