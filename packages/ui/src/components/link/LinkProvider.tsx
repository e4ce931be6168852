'use client';

import { type ComponentProps, createContext, type ElementType, type ReactNode, use } from 'react';

/** A component with the props of an anchor. */
export type LinkComponent = ElementType<ComponentProps<'a'> & { href: string }>;

const LinkContext = createContext<LinkComponent>('a');

export interface LinkProviderProps {
  /** Your router's link: `next/link` as it is, or a component that passes `href` to React Router's `to`. */
  component: LinkComponent;
  children: ReactNode;
}

/**
 * Lets a router follow the library's links within the site. Links to other sites, to a place on the
 * same page, with a `target` and with `download` stay plain anchors. Without a provider all links are.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The anchor of every link in the library. */
export function Anchor(props: ComponentProps<'a'> & { href: string }) {
  const Component = use(LinkContext);
  const isWithinSite = /^\/(?!\/)/.test(props.href);
  const Tag = isWithinSite && !props.target && props.download === undefined ? Component : 'a';
  return <Tag {...props} />;
}
