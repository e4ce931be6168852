import type { Page } from 'playwright';

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Starts to add up layout shifts without recent input. Call it before the first navigation. */
export const watchLayoutShift = (page: Page) => page.addInitScript(sumShifts);

/** The sum so far, as the Web Vital CLS defines it. */
export const layoutShift = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift);

/** Runs in the page. */
function sumShifts() {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) window.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
