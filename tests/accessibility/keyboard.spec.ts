/** Every page by the Tab key alone, where there is least room: with the bars of a phone, and at 400 %. */
import { devices } from '@playwright/test';
import { routePaths, unknownPath } from '../browser/site.ts';
import { expect, test } from '../journeys/fixtures.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  userAgent: devices['iPhone 14'].userAgent,
});

/** A phone with its bar, and 1280 px at 400 %. */
const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];

for (const path of routePaths()) {
  test(`${path}: what has the focus is in view and under no bar`, async ({
    page,
    expectProblem,
  }) => {
    if (path === unknownPath) expectProblem(/404/);
    await page.setViewportSize(sizes[0] as (typeof sizes)[0]);
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    expect(await outline(page), 'one main heading, and no level left out').toEqual([]);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.evaluate(() => {
        (document.activeElement as HTMLElement).blur();
        window.scrollTo({ top: 0, behavior: 'instant' });
      });
      const stops = await walk(page);
      expect(stops.length, 'stops of the Tab key').toBeGreaterThan(0);
      expect(
        stops.filter(({ hidden }) => hidden),
        `hidden at ${size.width} × ${size.height}`,
      ).toEqual([]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(sideways, 'width of the page').toBeLessThanOrEqual(size.width);
    }
  });
}

type Page = Parameters<Parameters<typeof test>[2]>[0]['page'];

interface Stop {
  control: string;
  /** What covers it, or that it is out of view. */
  hidden: string;
}

async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < 250; count++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focused);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** Runs in the page: the element in focus, and what hides it; null where the page has ended. */
function focused(): Stop | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const control = element.outerHTML.replaceAll(/ class="[^"]*"/g, '').slice(0, 100);
  // A field that is drawn by its label is where its label is.
  const shown =
    element.getBoundingClientRect().width > 2 ? element : (element.closest('label') ?? element);
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const inside = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight;
  const points = [
    [left + 2, top + 2],
    [right - 2, top + 2],
    [(left + right) / 2, (top + bottom) / 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2],
  ].filter(([x = 0, y = 0]) => inside(x, y));
  if (points.length === 0) return { control, hidden: 'out of view' };
  for (const [x = 0, y = 0] of points) {
    const above = document.elementFromPoint(x, y);
    for (let one = above; one && !one.contains(element); one = one.parentElement) {
      const { position } = getComputedStyle(one);
      if (position !== 'fixed' && position !== 'sticky') continue;
      if (element.contains(one)) continue;
      return { control, hidden: `under <${one.localName}> at ${Math.round(x)}, ${Math.round(y)}` };
    }
  }
  return { control, hidden: '' };
}

/** What is wrong with the headings of a page. */
function outline(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(
      (heading) => heading.checkVisibility() && !heading.closest('[aria-hidden="true"]'),
    );
    const levels = headings.map(({ localName }) => Number(localName.slice(1)));
    const problems = headings
      .filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1)
      .map((heading) => `${heading.localName} "${heading.textContent}" leaves a level out`);
    const main = levels.filter((level) => level === 1).length;
    return main === 1 ? problems : [...problems, `${main} main headings`];
  });
}
