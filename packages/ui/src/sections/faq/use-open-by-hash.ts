'use client';

import { type RefObject, useEffect } from 'react';
import { decodeFragment } from '../../components/disclosure/decode-fragment';

/**
 * Opens the disclosure that contains the element in the URL's fragment, on mount and on `hashchange`.
 * Browsers do this when they load the page themselves, but not when a router shows it.
 */
export function useOpenByHash(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function open() {
      const id = decodeFragment(window.location.hash);
      const target = id ? document.getElementById(id) : null;
      if (!target || !root.current?.contains(target)) return;
      const disclosure = target.closest('details');
      if (disclosure) disclosure.open = true;
    }
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [root]);
}
