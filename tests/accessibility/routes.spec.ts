import AxeBuilder from '@axe-core/playwright';
import { layoutShift, watchLayoutShift } from '../browser/layout-shift.ts';
import { pushedOut, scrollThrough } from '../browser/page.ts';
import { routePaths, splashGone, unknownPath } from '../browser/site.ts';
import { findValuesBeforeTerms } from '../browser/values-before-terms.ts';
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
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`),
      ).toEqual([]);
      expect(await page.evaluate(findValuesBeforeTerms)).toEqual([]);
      const narrower = width === 390 ? [388, 320] : [];
      for (const size of [width, ...narrower]) {
        await page.setViewportSize({ width: size, height: 800 });
        expect(await pushedOut(page), `pushed out by doubled letters at ${size} px`).toEqual([]);
      }
    });
  }
}
