import type { ComponentProps, ElementType } from 'react';

/** An element's props without `className` and `style`: a new look belongs in the component. */
export type ElementProps<Element extends ElementType> = Omit<
  ComponentProps<Element>,
  'className' | 'style'
>;
