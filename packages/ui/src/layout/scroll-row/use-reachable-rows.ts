'use client';

import { useEffect } from 'react';

/**
 * Makes the page's sideways-scrolling rows tab stops, but only those that do not fit. Use it once,
 * at the root of the page: rows can be plain HTML without code, appear late, and change with the
 * window.
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
    // Any change of a row's size also changes the page's size.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
}
