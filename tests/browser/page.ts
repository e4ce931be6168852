import type { Page, Request } from 'playwright';

/** Scrolls to the end and back, and waits for pictures. */
export async function scrollThrough(page: Page): Promise<void> {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: window.innerHeight,
  }));
  for (let y = 0; y < height; y += step) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(30);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // Some lazy pictures may never come into view.
  await page
    .waitForFunction(
      () => [...document.images].every((image) => image.complete || image.loading === 'lazy'),
      undefined,
      { timeout: 5_000 },
    )
    .catch(() => undefined);
}

/** Waits for the code of the toasts. The first interaction loads it. */
export async function toastsLoaded(page: Page): Promise<void> {
  const file = await page.waitForFunction(() => {
    const isToastCode = ({ name }: PerformanceEntry) => /toast-region[^/]*\.js$/.test(name);
    const styles = [...document.styleSheets].some(({ href }) => href?.includes('toast-region'));
    return styles && performance.getEntriesByType('resource').find(isToastCode)?.name;
  });
  await page.evaluate((name) => import(/* @vite-ignore */ String(name)), await file.jsonValue());
}

/** Counts pending requests. Call it before the first navigation. */
export function requestsInFlight(page: Page): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  // The browser does not always report the end of requests that a navigation cancels.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) open.clear();
  });
  return () => open.size;
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Adds up layout shifts without recent input. Call it before the first navigation. */
export const watchLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) window.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum so far. The Web Vital CLS is never higher. */
export const layoutShift = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift);
