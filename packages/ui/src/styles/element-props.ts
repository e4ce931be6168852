import type { ComponentProps, ElementType } from 'react';

/** An element's own props without `className` and `style`: a look that a component lacks belongs into the component. */
export type ElementProps<Element extends ElementType> = Omit<
  ComponentProps<Element>,
  'className' | 'style'
>;
