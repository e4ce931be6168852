import { expectAccessible } from '../browser/expect-accessible.ts';
import { layoutShift, watchLayoutShift } from '../browser/layout-shift.ts';
import { scrollThrough } from '../browser/page.ts';
import { routePaths, splashGone, unknownPath } from '../browser/site.ts';
import { expect, test } from '../journeys/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of routePaths()) {
  for (const width of path === '/' ? [390, 768, 1280] : [390, 1280]) {
    test(`${path} has no axe violation at ${width} px, nothing in it jumps, and large letters stay on it`, async ({
      page,
      expectProblem,
    }) => {
      // The browser logs the status of a page that is not found.
      if (path === unknownPath) expectProblem(/404/);
      await page.setViewportSize({ width, height: 800 });
      await page.clock.install();
      await watchLayoutShift(page);
      await page.goto(path);
      await splashGone(page);
      await scrollThrough(page);
      expect(await layoutShift(page), 'CLS').toBeLessThanOrEqual(0.01);
      await expectAccessible(page, width);
    });
  }
}
