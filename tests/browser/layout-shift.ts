import type { Page } from 'playwright';

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Starts to add up layout shifts without recent input. Call it before the first navigation. */
export const watchLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) window.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum so far, as the Web Vital CLS defines it. */
export const layoutShift = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift);
