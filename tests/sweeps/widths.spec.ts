/** Every page at sizes between those that designs name. A page is loaded once and resized. */
import { hasTwins, routePaths, unknownPath } from '../browser/site.ts';
import { resize, sweep } from '../browser/sweep.ts';
import { expect, test } from '../journeys/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [
  320, 333, 347, 361, 379, 397, 431, 483, 533, 601, 667, 711, 767, 769, 834, 911, 1003, 1024, 1111,
  1180, 1279, 1366, 1447, 1599, 1733, 1920, 2231, 2560,
];
/** Pages of one layout share the widths. */
const widthsOf = (path: string, place: number) =>
  hasTwins(path) ? widths.filter((_, index) => (index + place) % 4 === 0) : widths;

routePaths().forEach((path, place) => {
  test(`${path} is whole at any width, on its side, enlarged, and with spaced text`, async ({
    page,
    expectProblem,
  }) => {
    test.setTimeout(120_000);
    if (path === unknownPath) expectProblem(/404/);
    await page.goto(path);
    expect(await sweep(page, widthsOf(path, place), [320, 361, 390, 834, 1279])).toEqual([]);
  });
});

test('the home page is at most 7,000 px tall at 1440 px and 9,500 px on a phone', async ({
  page,
}) => {
  await page.goto('/');
  const heightAt = async (width: number, height: number) => {
    await resize(page, { width, height });
    return page.evaluate(() => document.documentElement.scrollHeight);
  };
  expect(await heightAt(1440, 900)).toBeLessThanOrEqual(7000);
  for (const width of [360, 375, 390, 430])
    expect(await heightAt(width, 844), `${width} px`).toBeLessThanOrEqual(9500);
});
