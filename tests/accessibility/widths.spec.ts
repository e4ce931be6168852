/** Walks the field between the widths that designs name: every page, on one load, in about a minute. */
import type { Page } from '@playwright/test';
import { brokenWords, controlFaults, frameFaults } from '../browser/layout-faults.ts';
import { overlaps } from '../browser/overlaps.ts';
import { routePaths, unknownPath } from '../browser/site.ts';
import { expect, test } from '../journeys/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [
  320, 333, 347, 361, 379, 397, 431, 483, 533, 601, 667, 711, 767, 769, 834, 911, 1003, 1024, 1111,
  1180, 1279, 1366, 1447, 1599, 1733, 1920, 2231, 2560,
];
const partners = /cancer|centre|charlie|freedom|link-to|made-in|noahs|talent|voluntary|waltham/;
/** Eleven pages of one layout share the widths. */
const widthsOf = (path: string, place: number) =>
  partners.test(path) ? widths.filter((_, index) => (index + place) % 4 === 0) : widths;

routePaths().forEach((path, place) => {
  test(`${path} is whole at any width`, async ({ page, expectProblem }) => {
    test.setTimeout(120_000);
    if (path === unknownPath) expectProblem(/404/);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const faults = new Map<string, string[]>();
    const note = (where: string, found: string[]) => {
      for (const fault of found) faults.set(fault, [...(faults.get(fault) ?? []), where]);
    };
    for (const width of widthsOf(path, place)) {
      await resize(page, { width, height: 800 });
      for (const check of [frameFaults, brokenWords, controlFaults, overlaps])
        note(`${width}`, await page.evaluate(check));
    }
    expect([...faults].map(([fault, at]) => `${fault} at ${at.join(', ')}`)).toEqual([]);
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
  expect(await heightAt(390, 844)).toBeLessThanOrEqual(9500);
});

async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );
}
