'use client';

import { useEffect } from 'react';

/**
 * Makes each `ScrollRow` a tab stop while it does not fit. Use it once, at the root of the page.
 * Finds the rows by an attribute, because a row may be static HTML that is never hydrated.
 */
export function useReachableRows(): void {
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      for (const row of document.querySelectorAll<HTMLElement>('[data-scroll-row]')) {
        const scrolls =
          row.scrollWidth > row.clientWidth && getComputedStyle(row).overflowX === 'auto';
        row.tabIndex = scrolls ? 0 : -1;
      }
    });
    // One observer covers every row: a row changes size only when the page does.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
}
