import type { ComponentProps, ElementType } from 'react';

/**
 * An element's props without `className` and `style`, because a new look belongs in the component,
 * and without `title`, which would be taken for a heading but is a tooltip.
 */
export type ElementProps<Element extends ElementType> = Omit<
  ComponentProps<Element>,
  'className' | 'style' | 'title'
>;
