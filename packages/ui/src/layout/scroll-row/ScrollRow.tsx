import type { ReactNode } from 'react';

interface ScrollRowProps {
  /** Class of the list, which also decides at which widths it scrolls. */
  listClass: string;
  labelledBy: string;
  /** `li` elements. */
  children: ReactNode;
}

/** A list that may scroll sideways: a tab stop, unless `useReachableRows` finds that it fits. */
export function ScrollRow({ listClass, labelledBy, children }: ScrollRowProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be keyboard-reachable
    <ul className={listClass} tabIndex={0} aria-labelledby={labelledBy} data-scroll-row>
      {children}
    </ul>
  );
}
