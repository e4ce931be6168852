/** Every prerendered page of the built site, whole and at full size. */
import type { Page } from '@playwright/test';
import { scrollThrough } from '../browser/page.ts';
import { routePaths, splashGone, unknownPath } from '../browser/site.ts';
import { expect, test } from '../journeys/fixtures.ts';
import { routePicture } from './names.ts';
import { comparePicture } from './picture.ts';
import { rest } from './rest.ts';
import { today, viewports } from './viewports.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of routePaths()) {
  for (const { width, height } of viewports) {
    const name = routePicture(path, width);
    test(name, async ({ page, expectProblem }) => {
      if (path === unknownPath) expectProblem(/404/);
      await page.setViewportSize({ width, height });
      await page.clock.install({ time: today });
      await page.clock.setFixedTime(today);
      await page.goto(path);
      await splashGone(page);
      await page.clock.resume();
      await settled(page);
      await page.evaluate(rest);
      const screenshot = await page.screenshot({
        fullPage: true,
        animations: 'disabled',
        caret: 'hide',
        timeout: 30_000,
      });
      expect(await comparePicture(name, screenshot)).toBeUndefined();
    });
  }
}

/** A page may lead on to another, and fetches some of its parts when they come near. */
async function settled(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await scrollThrough(page);
  // The closing call of the home page gets what it offers when the visitor first does something.
  if (new URL(page.url()).pathname === '/') {
    await page.locator('#get-the-app').locator('img, form').first().waitFor();
    await scrollThrough(page);
  }
  await page.evaluate(unchanged, 400);
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
  await page.evaluate(unchanged, 200);
}

/** Runs in the page: ends when nothing in the document has changed for so long. */
function unchanged(quietMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, quietMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quietMs);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
}
