'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { host as hostClass } from './PrintAlone.css';

/**
 * Any of these means that printing is over. Some browsers send no `afterprint`, but while their
 * print dialog is open, no press or key reaches the page.
 */
const endings = ['afterprint', 'pointerdown', 'keydown'] as const;

interface Printing {
  content: ReactNode;
  /** Placed at the top of the document. */
  host: HTMLElement;
  titleBefore: string;
  title: string;
}

interface PrintAlone {
  /** Render this anywhere: it is visible on paper only. */
  printed: ReactNode;
  /**
   * Opens the print dialog for `content` only. Browsers suggest `title` as the file name; the
   * default is the page's title. Returns false if the browser cannot print.
   */
  print: (content: ReactNode, title?: string) => boolean;
}

/** Prints one part of a page on its own. */
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
    // The print dialog shows the page as it is when `print` is called, so render first.
    flushSync(() => setPrinting({ content, host, title, titleBefore: document.title }));
    document.title = title;
    window.print();
    return true;
  };
  return { printed: printing ? createPortal(printing.content, printing.host) : null, print };
}
