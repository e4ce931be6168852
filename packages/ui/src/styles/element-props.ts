import type { ComponentProps, ElementType } from 'react';

/**
 * An element's props without `className` and `style`, because a new look belongs in the component,
 * and without `title`, which would be taken for a heading but is a tooltip.
 */
export type ElementProps<Element extends ElementType> = Omit<
  ComponentProps<Element>,
  'className' | 'style' | 'title'
>;

interface Refused<Reason> {
  because: Reason & never;
}

type Decision = 'see docs/decisions/3-closed-components.md of @tuppence/ui';

/** Added to each component's props in the package's declarations, so that the compiler says why. */
export interface ClosedProps {
  className?: Refused<Decision>;
  style?: Refused<Decision>;
}
