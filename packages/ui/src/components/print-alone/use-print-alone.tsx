import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { host as hostClass } from './PrintAlone.css';

/** Some browsers send no `afterprint`. During printing, no press or key reaches the page. */
const endings = ['afterprint', 'pointerdown', 'keydown'] as const;

interface Printing {
  content: ReactNode;
  host: HTMLElement;
  titleBefore: string;
  title: string;
}

interface PrintAlone {
  /** Render this anywhere. */
  printed: ReactNode;
  /** Browsers suggest `title` as the file name. Returns false if the browser cannot print. */
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
    // The print dialog shows the page as it is when `print` is called.
    flushSync(() => setPrinting({ content, host, title, titleBefore: document.title }));
    document.title = title;
    window.print();
    return true;
  };
  return { printed: printing ? createPortal(printing.content, printing.host) : null, print };
}
