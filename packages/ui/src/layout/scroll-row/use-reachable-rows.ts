'use client';

import { useEffect } from 'react';

/**
 * Makes each `ScrollRow` of the page, hydrated or not, a tab stop while it does not fit. It reads
 * widths only where the page is laid out, and before it writes, so that it lays nothing out itself.
 */
export function useReachableRows(): void {
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      const rows = entries.map(({ target }) => target as HTMLElement);
      // New rows come with a change of the page's size.
      if (rows.includes(document.body)) {
        for (const row of document.querySelectorAll('[data-scroll-row]')) observer.observe(row);
      }
      const scrolls = rows.map(
        (row) => row.scrollWidth > row.clientWidth && getComputedStyle(row).overflowX === 'auto',
      );
      rows.forEach((row, index) => {
        if (row !== document.body) row.tabIndex = scrolls[index] ? 0 : -1;
      });
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
}
