import AxeBuilder from '@axe-core/playwright';
import { scrollThrough } from '../browser/page.ts';
import { routePaths, splashGone, unknownPath } from '../browser/site.ts';
import { expect, test } from '../journeys/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of routePaths()) {
  for (const width of [390, 1280]) {
    test(`${path} has no axe violation at ${width} px`, async ({ page, expectProblem }) => {
      // The browser logs the status of a page that is not found.
      if (path === unknownPath) expectProblem(/404/);
      await page.setViewportSize({ width, height: 800 });
      await page.clock.install();
      await page.goto(path);
      await splashGone(page);
      await scrollThrough(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`),
      ).toEqual([]);
    });
  }
}
