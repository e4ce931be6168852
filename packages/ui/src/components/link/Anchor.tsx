'use client';

import { type ComponentProps, createContext, type ElementType, type ReactNode, use } from 'react';

export type LinkComponent = ElementType<ComponentProps<'a'> & { href: string }>;

const LinkContext = createContext<LinkComponent>('a');

export interface LinkProviderProps {
  /** Your router's link: `next/link`, or a component that passes `href` to React Router's `to`. */
  component: LinkComponent;
  children: ReactNode;
}

/**
 * Lets a router handle the library's links within the site. Links to other sites or fragments, and
 * links with `target` or `download`, stay plain anchors. Without a provider, all links do.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The library's anchor, for every link that may lead to a page of the same site. */
export function Anchor(props: ComponentProps<'a'> & { href: string }) {
  const Component = use(LinkContext);
  const isWithinSite = /^\/(?!\/)/.test(props.href);
  const Tag = isWithinSite && !props.target && props.download === undefined ? Component : 'a';
  return <Tag {...props} />;
}
