'use client';

import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon';
import { chevron, content, disclosure, summary as summaryStyle } from './Disclosure.css';
import { decodeFragment } from './decode-fragment';

export interface DisclosureProps {
  /** Names it in an address: `/about#refunds` opens the one with the id `refunds`. */
  id?: string | undefined;
  /** The line that always shows: a question, a heading. */
  summary: ReactNode;
  /** What opens below it. Found by the browser's search and readable without JavaScript. */
  children: ReactNode;
  /** Open at first. Default false. */
  defaultOpen?: boolean | undefined;
  /** Of several with one `group` only one is open. */
  group?: string | undefined;
  /**
   * The fragment of the current address (`#refunds`), for routers that change it without an event.
   * Without it the address bar is watched.
   */
  hash?: string | undefined;
  /** It was opened or closed. */
  onToggle?: ((open: boolean) => void) | undefined;
}

/** More on request, on the browser's own `details`. Opens when the address points at it. */
export function Disclosure({
  id,
  summary,
  children,
  defaultOpen = false,
  group,
  hash,
  onToggle,
}: DisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (!id) return undefined;
    const openIfMeant = () => {
      const fragment = decodeFragment(hash ?? window.location.hash);
      if (fragment === id && ref.current) ref.current.open = true;
    };
    openIfMeant();
    window.addEventListener('hashchange', openIfMeant);
    return () => window.removeEventListener('hashchange', openIfMeant);
  }, [id, hash]);

  return (
    <details
      ref={ref}
      id={id}
      name={group}
      className={disclosure}
      // React would close what a person opened if this changed later.
      open={defaultOpen || undefined}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={summaryStyle}>
        <span>{summary}</span>
        <span className={chevron}>
          <Icon icon={ChevronDown} />
        </span>
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}
