import type { ReactNode } from 'react';

interface ScrollRowProps {
  /** Class of the list. It styles the list and sets the width below which it scrolls. */
  listClass: string;
  /** Id of the heading that labels the row. */
  labelledBy: string;
  /** `li` elements. */
  children: ReactNode;
}

/**
 * A list that scrolls sideways if it does not fit. It is rendered as a tab stop; `useReachableRows`
 * removes the tab stop if the row fits.
 */
export function ScrollRow({ listClass, labelledBy, children }: ScrollRowProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be keyboard-reachable
    <ul className={listClass} tabIndex={0} aria-labelledby={labelledBy} data-scroll-row>
      {children}
    </ul>
  );
}
