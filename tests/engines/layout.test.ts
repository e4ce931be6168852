import { expect, test } from 'vitest';
import { frameFaults } from '../browser/layout-faults.ts';
import { overlaps } from '../browser/overlaps.ts';
import { routePaths } from '../browser/site.ts';
import { describeEngines } from './engines.ts';

/** One column, a tablet and a desktop. */
const widths = [520, 834, 1233];

describeEngines(({ page, site, until }) => {
  test.each(routePaths())('%s has no layout faults', async (path) => {
    await page().resize(1233, 900);
    await page().open(`${site().url}${path}`);
    // Remove the splash at once.
    await until(`() => {
      for (const part of document.querySelectorAll('[data-loading]')) {
        part.dataset.loading = 'false';
        part.removeAttribute('inert');
      }
      for (const animation of document.getAnimations()) {
        if (Number.isFinite(animation.effect.getComputedTiming().endTime)) animation.finish();
      }
      return document.fonts.status === 'loaded' && document.readyState === 'complete';
    }`);
    // Wait until the content under the splash is visible.
    await until(`() => [...document.querySelectorAll('h1, header a')].some(
      (element) => element.checkVisibility({ opacityProperty: true }))`);
    for (const width of widths) {
      await page().resize(width, 900);
      for (const check of [frameFaults, overlaps])
        expect(await page().evaluate(String(check)), `at ${width}`).toEqual([]);
    }
  });
});
