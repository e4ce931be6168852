import { partners } from '@tuppence/content/partner/partners';
import { aliases } from '../../app/src/aliases.ts';
import { routePaths, unknownPath } from '../browser/site.ts';
import { resize } from '../browser/sweep.ts';
import { expect, test } from '../journeys/fixtures.ts';
import { visit } from '../pages/visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [
  320, 333, 347, 361, 379, 397, 431, 483, 533, 601, 667, 711, 767, 769, 834, 911, 1003, 1024, 1111,
  1180, 1279, 1366, 1447, 1599, 1733, 1920, 2231, 2560,
];
/** A desktop, a phone, and 1280 px at 400%. */
const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];

[...routePaths(), '/auth?step=forgotten'].forEach((path, place) => {
  test(`${path} passes every check`, async ({ page, expectProblem }) => {
    test.setTimeout(240_000);
    if (path === unknownPath) expectProblem(/404/);
    // Partner pages share a layout, except the school's.
    const isPartner = partners.some(({ slug, forSchools }) => path === `/${slug}` && !forSchools);
    const isRepeatedLayout = isPartner || path in aliases;
    await visit(page, path, {
      // Pages with a repeated layout get a quarter of the widths.
      widths: widths.filter((_, index) => !isRepeatedLayout || (index + place) % 4 === 0),
      spaced: [320, 361, 390, 834, 1279],
      windows: isRepeatedLayout ? windows.slice(0, 2) : windows,
      modes: true,
    });
  });
});

test('the home page is not too tall', async ({ page }) => {
  await page.goto('/');
  for (const [width, height, most] of [
    [1440, 900, 7000],
    [360, 844, 7600],
    [430, 844, 7600],
  ] as const) {
    await resize(page, { width, height });
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(tall, `${width} px`).toBeLessThanOrEqual(most);
  }
});
