'use client';

import { useEffect } from 'react';

/**
 * Keeps the rows of a page that scroll sideways reachable by the Tab key, and those that fit out of its
 * way. Use it once, at the root of the page: the rows may be plain HTML without code of their own, may
 * appear late, and change with the window.
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
    // Each change of the rows' sizes changes the page's size.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
}
