'use client';

import { useEffect } from 'react';

/**
 * Makes each `ScrollRow` of the page, hydrated or not, a tab stop while it does not fit. Each row
 * is observed itself, because a browser reports none that `content-visibility` has not laid out.
 */
export function useReachableRows(): void {
  useEffect(() => {
    const rows = new ResizeObserver((entries) => {
      const scrolls = entries.map(
        ({ target }) =>
          target.scrollWidth > target.clientWidth && getComputedStyle(target).overflowX === 'auto',
      );
      entries.forEach(({ target }, index) => {
        (target as HTMLElement).tabIndex = scrolls[index] ? 0 : -1;
      });
    });
    // Finds rows that are new, and measures those again that may scroll now.
    const page = new ResizeObserver(() => {
      rows.disconnect();
      for (const row of document.querySelectorAll('[data-scroll-row]')) rows.observe(row);
    });
    page.observe(document.body);
    return () => {
      page.disconnect();
      rows.disconnect();
    };
  }, []);
}
