import type { ReactNode } from 'react';

interface ScrollRowProps {
  /** Also decides at which widths the list scrolls. */
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
