'use client';

import { useEffect } from 'react';

/**
 * Makes rows that scroll sideways tab stops, but only while they do not fit. Use it once, at the root
 * of the page. A row may be plain HTML without code, or appear late, and may fit again when the window
 * grows.
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
