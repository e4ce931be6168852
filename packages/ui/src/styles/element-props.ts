import type { ComponentProps, ElementType } from 'react';

/**
 * An element's props without `className` and `style`: if a component lacks a look, add it to the
 * component.
 */
export type ElementProps<Element extends ElementType> = Omit<
  ComponentProps<Element>,
  'className' | 'style'
>;
