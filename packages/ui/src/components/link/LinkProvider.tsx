'use client';

import type { ReactNode } from 'react';
import { type LinkComponent, LinkContext } from './Anchor';

export type { LinkComponent };

export interface LinkProviderProps {
  /** Your router's link: `next/link`, or a component that passes `href` to React Router's `to`. */
  component: LinkComponent;
  children: ReactNode;
}

/**
 * Lets a router handle the library's links within the site. Links to other sites or to a fragment stay
 * plain anchors, as do links with `target` or `download`. Without a provider, all links are plain
 * anchors.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
