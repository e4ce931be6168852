'use client';

import { type ComponentProps, createContext, type ElementType, type ReactNode, use } from 'react';

export type LinkComponent = ElementType<ComponentProps<'a'> & { href: string }>;

const LinkContext = createContext<LinkComponent>('a');

export interface LinkProviderProps {
  /** Your router's link: `next/link`, or a component that passes `href` to React Router's `to`. */
  component: LinkComponent;
  children: ReactNode;
}

/** Lets a router handle the library's links within the site. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** An anchor that the router handles if it stays within the site. */
export function Anchor(props: ComponentProps<'a'> & { href: string }) {
  const Component = use(LinkContext);
  const isWithinSite = /^\/(?!\/)/.test(props.href);
  const Tag = isWithinSite && !props.target && props.download === undefined ? Component : 'a';
  return <Tag {...props} />;
}
