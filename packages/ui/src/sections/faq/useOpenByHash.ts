'use client';

import { type RefObject, useEffect } from 'react';
import { decodeFragment } from '../../components/disclosure/decode-fragment';

/**
 * Opens the disclosure around the target of the address. Browsers do so by themselves when they
 * load a page; a router that changes the address does not tell them.
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
