import { type ReactNode, useEffect, useRef, useState } from 'react';
import { body } from './Dialog.css';

interface DialogBodyProps {
  label: string;
  children: ReactNode;
}

/** The scrolling part of a dialog. Focusable if it overflows, so that keys can scroll it. */
export function DialogBody({ label, children }: DialogBodyProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className={body}
      {...(scrolls ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
    >
      {children}
    </div>
  );
}
