import type { ReactNode } from 'react';

interface ScrollRowProps {
  /** Class of the list: its look, with the width below which it scrolls. */
  listClass: string;
  /** Id of the heading that names the row. */
  labelledBy: string;
  /** `li` elements. */
  children: ReactNode;
}

/**
 * A list that scrolls sideways where it does not fit. It is a stop of the Tab key in the document that
 * is sent; `useReachableRows` takes the stop away where the row fits.
 */
export function ScrollRow({ listClass, labelledBy, children }: ScrollRowProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <ul className={listClass} tabIndex={0} aria-labelledby={labelledBy} data-scroll-row>
      {children}
    </ul>
  );
}
