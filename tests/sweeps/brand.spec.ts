/**
 * Every page under the second brand: what one line of `app/src/content/theme.ts` does to the documents,
 * done here to those that are built. All words can be read.
 */
import AxeBuilder from '@axe-core/playwright';
import { createTheme, harbour } from '../../packages/ui/src/theme/index.ts';
import { scrollThrough } from '../browser/page.ts';
import { routePaths, splashGone, unknownPath } from '../browser/site.ts';
import { expect, test } from '../journeys/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

for (const path of routePaths()) {
  test(`${path} can be read under the second brand`, async ({ page, expectProblem }) => {
    if (path === unknownPath) expectProblem(/404/);
    await page.clock.install();
    await page.addInitScript((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, createTheme(harbour).css());
    await page.goto(path);
    await splashGone(page);
    await scrollThrough(page);
    const ink = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--tp-surface-text').trim(),
    );
    expect(ink).toBe('#101A2B');
    const { violations } = await new AxeBuilder({ page })
      .withRules(['color-contrast', 'link-in-text-block'])
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`),
    ).toEqual([]);
  });
}
