'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { host as hostClass } from './PrintAlone.css';

/**
 * Events after which printing is over. Some browsers send no `afterprint`, but no press or key reaches the
 * page while their print dialog is open.
 */
const endings = ['afterprint', 'pointerdown', 'keydown'] as const;

interface Printing {
  content: ReactNode;
  /** At the top of the document. */
  host: HTMLElement;
  /** Title of the document before. */
  titleBefore: string;
  /** Title while it is printed. */
  title: string;
}

interface PrintAlone {
  /** For the caller to render, anywhere: it shows on paper only. */
  printed: ReactNode;
  /**
   * Opens the browser's print dialog for `content` and nothing else of the page. Browsers offer `title`
   * as a file's name; by default it is the page's own. Answers false where the browser cannot print.
   */
  print: (content: ReactNode, title?: string) => boolean;
}

/** Prints one part of a page alone. */
export function usePrintAlone(): PrintAlone {
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
  const print = (content: ReactNode, title = document.title): boolean => {
    if (typeof window.print !== 'function') return false;
    const host = document.createElement('div');
    host.className = hostClass;
    document.body.prepend(host);
    // The print dialog shows the page as it is when `print` is called.
    flushSync(() => setPrinting({ content, host, title, titleBefore: document.title }));
    document.title = title;
    window.print();
    return true;
  };
  return { printed: printing ? createPortal(printing.content, printing.host) : null, print };
}
