'use client';

import { useEffect } from 'react';

/**
 * Makes each `ScrollRow` of the page, hydrated or not, a tab stop while it does not fit. It reads
 * widths only where the page is laid out, and before it writes, so that it lays nothing out itself.
 */
export function useReachableRows(): void {
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const rows = [...document.querySelectorAll<HTMLElement>('[data-scroll-row]')];
      const scrolls = rows.map(
        (row) => row.scrollWidth > row.clientWidth && getComputedStyle(row).overflowX === 'auto',
      );
      rows.forEach((row, index) => {
        row.tabIndex = scrolls[index] ? 0 : -1;
      });
    });
    // A row changes size only when the page does.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
}
