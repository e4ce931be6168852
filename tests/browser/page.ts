import type { Page } from 'playwright';

/** Scrolls to the end and back, a screen at a time, and waits for every picture that came into view. */
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
  await picturesLoaded(page);
}

/** Waits until no picture is half loaded; pictures still out of reach of lazy loading don't count. */
export async function picturesLoaded(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => [...document.images].every((image) => image.complete || image.loading === 'lazy'),
      undefined,
      { timeout: 5_000 },
    )
    .catch(() => undefined);
}
