import type { Page } from '@playwright/test';

/** Opens a page whose code comes when the returned function is called. The splash, which lifts by style after 2500 ms, is lifted at once. */
export async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    await released;
    await route.fallback().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    for (const fade of document.getAnimations()) {
      if (fade.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) fade.finish();
    }
  });
  return release;
}

/** The code has taken over. */
export const hydrated = (page: Page) => page.waitForFunction(() => window.early === undefined);

/** The splash is gone: nothing behind it takes the focus or a press. */
export const splashLifted = (page: Page) =>
  page.locator('[data-loading="true"]').first().waitFor({ state: 'detached' });
