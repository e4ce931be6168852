'use client';

import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Events after which printing is over. Some browsers send no `afterprint`, but no press or key reaches the
 * page while their print dialog is open.
 */
const endings = ['afterprint', 'pointerdown', 'keydown'] as const;

interface Printing {
  /** At the top of the document. */
  host: HTMLElement;
  /** Title of the document before. */
  titleBefore: string;
  /** Title while it is printed: browsers offer it as a file's name. */
  title: string;
}

/**
 * Prints one thing alone: `host` is an element at the top of the document, there while the printing
 * goes on, in which that thing is rendered. `print` answers false where the browser cannot print.
 */
export function usePrintAlone(hostClass: string) {
  const [printing, setPrinting] = useState<Printing>();
  useEffect(() => {
    if (!printing) return undefined;
    const end = () => setPrinting(undefined);
    for (const ending of endings) window.addEventListener(ending, end);
    return () => {
      for (const ending of endings) window.removeEventListener(ending, end);
      printing.host.remove();
      if (document.title === printing.title) document.title = printing.titleBefore;
    };
  }, [printing]);
  const print = useCallback(
    (title: string): boolean => {
      if (typeof window.print !== 'function') return false;
      const host = document.createElement('div');
      host.className = hostClass;
      document.body.prepend(host);
      // The print dialog shows the page as it is when `print` is called.
      flushSync(() => setPrinting({ host, title, titleBefore: document.title }));
      document.title = title;
      window.print();
      return true;
    },
    [hostClass],
  );
  return { host: printing?.host, print };
}
