/** Every page by the Tab key alone, where there is least room: with the bars of a phone, and at 400 %. */
import { devices } from '@playwright/test';
import { hasTwins, routePaths, unknownPath } from '../browser/site.ts';
import { outline, type Stop, walk, watchStops } from '../browser/tab-stops.ts';
import { expect, test } from '../journeys/fixtures.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  userAgent: devices['iPhone 14'].userAgent,
});

/** A phone with its bar, a desktop, and 1280 px at 400 %. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 320, height: 256 },
];

for (const path of routePaths()) {
  test(`${path}: what has the focus is in view, ringed and under no bar`, async ({
    page,
    expectProblem,
  }) => {
    if (path === unknownPath) expectProblem(/404/);
    await page.setViewportSize(sizes[0] as (typeof sizes)[0]);
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    expect(await outline(page), 'one main heading, and no level left out').toEqual([]);
    await page.evaluate(watchStops);
    const faults: (Stop & { at: string })[] = [];
    // What is laid out like others is not walked enlarged.
    for (const size of hasTwins(path) ? sizes.slice(0, 2) : sizes) {
      await page.setViewportSize(size);
      const stops = await walk(page);
      expect(stops.length, 'stops of the Tab key').toBeGreaterThan(0);
      const at = `${size.width} × ${size.height}`;
      faults.push(...stops.filter(({ fault }) => fault).map((stop) => ({ ...stop, at })));
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(sideways, 'width of the page').toBeLessThanOrEqual(size.width);
    }
    expect(faults).toEqual([]);
  });
}
