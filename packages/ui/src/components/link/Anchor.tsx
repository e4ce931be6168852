'use client';

import { type ComponentProps, createContext, type ElementType, use } from 'react';

/** A component with the props of an anchor. */
export type LinkComponent = ElementType<ComponentProps<'a'> & { href: string }>;

/** The component that renders links within the site. */
export const LinkContext = createContext<LinkComponent>('a');

/** The library's anchor, for every link that may lead to a page of the same site. */
export function Anchor(props: ComponentProps<'a'> & { href: string }) {
  const Component = use(LinkContext);
  const isWithinSite = /^\/(?!\/)/.test(props.href);
  const Tag = isWithinSite && !props.target && props.download === undefined ? Component : 'a';
  return <Tag {...props} />;
}
