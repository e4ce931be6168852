import { useEffect } from 'react';

/**
 * Rows that are pulled along on a phone can be reached by keyboard there. Where such a row fits, it is
 * no stop of the Tab key. Parts of a page may come late, and windows change: the page's size tells.
 */
export function useReachableRows() {
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      for (const row of document.querySelectorAll<HTMLElement>('main ul[tabindex]')) {
        const scrolls =
          row.scrollWidth > row.clientWidth && getComputedStyle(row).overflowX === 'auto';
        row.tabIndex = scrolls ? 0 : -1;
      }
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
}
