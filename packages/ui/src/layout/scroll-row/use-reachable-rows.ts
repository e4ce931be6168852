'use client';

import { useEffect } from 'react';

/** Makes each `ScrollRow` of the page, hydrated or not, a tab stop while it does not fit. */
export function useReachableRows(): void {
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      for (const row of document.querySelectorAll<HTMLElement>('[data-scroll-row]')) {
        const scrolls =
          row.scrollWidth > row.clientWidth && getComputedStyle(row).overflowX === 'auto';
        row.tabIndex = scrolls ? 0 : -1;
      }
    });
    // A row changes size only when the page does.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
}
