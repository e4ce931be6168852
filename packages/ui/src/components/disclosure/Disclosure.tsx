'use client';

import { ChevronDown } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { useOpenByHash } from '../../hooks/use-open-by-hash';
import { Icon } from '../icon/Icon';
import { chevron, content, disclosure, summary as summaryStyle } from './Disclosure.css';

export interface DisclosureProps {
  /** `/about#refunds` opens the disclosure with the id `refunds`. */
  id?: string | undefined;
  /** The line that is always visible, and opens the rest. */
  summary: ReactNode;
  children: ReactNode;
  /** Whether it is open at first. */
  defaultOpen?: boolean | undefined;
  /** Opening one closes the others with the same `group`, except in older browsers. */
  group?: string | undefined;
}

/** Shows more on request, with the native `details`. */
export function Disclosure({ id, summary, children, defaultOpen, group }: DisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useOpenByHash(ref);
  return (
    <details
      ref={ref}
      id={id}
      name={group}
      className={disclosure}
      // Never depends on state: React would then close what the visitor opened.
      open={defaultOpen || undefined}
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
