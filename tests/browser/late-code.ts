import type { Page } from '@playwright/test';

/** Opens a page. The code waits until the returned function is called. */
export async function openBehindSplash(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    await released;
    await route.fallback().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

/** Also ends the splash's animations. */
export async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const release = await openBehindSplash(page, path);
  await page.evaluate(() => {
    for (const fade of document.getAnimations()) {
      if (fade.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) fade.finish();
    }
  });
  return release;
}

export const hydrated = (page: Page) => page.waitForFunction(() => window.typed === undefined);

/** Until the splash is gone, a hydrated page may be inert. */
export const splashLifted = (page: Page) =>
  page.locator('[data-loading="true"]').first().waitFor({ state: 'detached' });
