'use client';

import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Prints one thing alone: `host` is an element at the top of the document, there while the printing
 * goes on, in which that thing is rendered. `print` answers false where the browser cannot print.
 */
export function usePrintAlone(hostClass: string) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!host) return undefined;
    const end = () => setHost(null);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('afterprint', end);
      host.remove();
    };
  }, [host]);
  const print = useCallback(
    (title: string): boolean => {
      if (typeof window.print !== 'function') return false;
      const element = document.createElement('div');
      element.className = hostClass;
      document.body.prepend(element);
      // The browser's print dialog takes the page as it is now, and offers its title as a file's name.
      flushSync(() => setHost(element));
      const before = document.title;
      document.title = title;
      window.addEventListener('afterprint', () => (document.title = before), { once: true });
      window.print();
      return true;
    },
    [hostClass],
  );
  return { host, print };
}
