/** Faults that were seen once, each at the widths where it stood. */
import type { Locator, Page } from '@playwright/test';
import { scrollThrough } from '../browser/page.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const box = async (place: Locator) => {
  const found = await place.boundingBox();
  if (!found) throw new Error(`${place} is not drawn`);
  return found;
};

async function open(page: Page, path: string, width: number, height = 800) {
  await page.setViewportSize({ width, height });
  await page.goto(path);
}

for (const width of [1366]) {
  test(`no film's button lies on its phone at ${width} px`, async ({ page }) => {
    await open(page, '/', width);
    await scrollThrough(page);
    const phones = page.locator('main [data-print="exact"]');
    await expect(phones).toHaveCount(4);
    for (const place of await phones.all()) {
      const card = place.locator('xpath=ancestor::section[1]');
      await card.scrollIntoViewIfNeeded();
      const phone = await box(place);
      const play = await box(card.getByRole('button', { name: /^(Play|Pause) film/ }));
      // The tabs end a tenth of the phone's width before its edges: its round corner may be touched.
      const inset = phone.width / 10;
      const beside =
        play.x >= phone.x + phone.width - inset || play.x + play.width <= phone.x + inset;
      const below = play.y >= phone.y + phone.height - inset;
      expect(beside || below, `${JSON.stringify({ play, phone })}`).toBe(true);
    }
  });
}

for (const width of [1440, 1920]) {
  test(`the brand cards reach both edges at ${width} px`, async ({ page }) => {
    await open(page, '/', width);
    const rack = page.getByRole('list', { name: /household brands/ });
    const boxes = await Promise.all((await rack.getByRole('listitem').all()).map(box));
    expect(boxes).toHaveLength(10);
    expect(Math.min(...boxes.map(({ x }) => x))).toBeLessThanOrEqual(0);
    expect(Math.max(...boxes.map(({ x, width: wide }) => x + wide))).toBeGreaterThanOrEqual(width);
  });
}

test('rows are stops of the Tab key only where they can be pulled along', async ({ page }) => {
  await open(page, '/', 1440);
  const rows = page.locator('main ul[tabindex]');
  await expect(rows).toHaveCount(3);
  await expect(page.locator('main ul[tabindex="0"]')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('main ul[tabindex="0"]')).toHaveCount(3);
});

test('all ten brands of the campaign can be seen at 320 px', async ({ page }) => {
  await open(page, '/summer-of-giving', 320, 640);
  const wall = page
    .getByRole('heading', { name: /100\+ brands/ })
    .locator('xpath=ancestor::section[1]');
  const cards = wall.getByRole('listitem');
  await expect(cards).toHaveCount(10);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    const { x, width } = await box(card);
    const middle = x + width / 2;
    expect(middle).toBeGreaterThan(0);
    expect(middle).toBeLessThan(320);
  }
});

for (const width of [360, 1366]) {
  test(`code that is wider than its block shows a scrollbar at ${width} px`, async ({ page }) => {
    for (const path of ['/donation-api/ecommerce', '/donation-api/charities']) {
      await open(page, path, width);
      const blocks = page.locator('section[tabindex="0"]:has(code)');
      expect(await blocks.count()).toBeGreaterThan(0);
      for (const block of await blocks.all()) {
        const { scrolls, bar } = await block.evaluate((element) => ({
          scrolls: element.scrollWidth > element.clientWidth,
          bar: getComputedStyle(element, '::-webkit-scrollbar-thumb').backgroundColor,
        }));
        if (scrolls) expect(bar).not.toBe('rgba(0, 0, 0, 0)');
      }
    }
  });
}

test('the coins of About are to scale: as many on each pile as it says, all of one size', async ({
  page,
}) => {
  for (const width of [360, 834, 1440]) {
    await open(page, '/about', width);
    const piles = page.locator('li:has-text("A year")').locator('..').locator('svg');
    await expect(piles).toHaveCount(4);
    const drawn = await piles.evaluateAll((all) =>
      all.map((pile) => {
        const coins = [...pile.querySelectorAll('ellipse')].map((coin) =>
          coin.getBoundingClientRect(),
        );
        return { count: coins.length, width: Math.round(coins[0]?.width ?? 0) };
      }),
    );
    expect(drawn.map(({ count }) => count)).toEqual([1, 4, 13, 52]);
    expect(new Set(drawn.map((pile) => pile.width)).size).toBe(1);
  }
});

test('the prompt stands beside its steps without a void, and on a phone says that it goes on', async ({
  page,
}) => {
  await open(page, '/donation-api/ecommerce', 1440, 900);
  const prompt = page.locator('section[tabindex="0"]:not(:has(code))').first();
  const section = page.locator('main section').filter({ has: prompt }).first();
  const whole = await box(section);
  const roll = await box(prompt);
  expect(whole.y + whole.height - (roll.y + roll.height)).toBeLessThan(300);
  await page.setViewportSize({ width: 390, height: 844 });
  const sign = await prompt.evaluate((element) => ({
    more: element.scrollHeight > element.clientHeight,
    bar: getComputedStyle(element, '::-webkit-scrollbar-thumb').backgroundColor,
  }));
  expect(sign.more).toBe(true);
  expect(sign.bar).not.toBe('rgba(0, 0, 0, 0)');
});

test('the exchange of points is said once in the first view', async ({ page }) => {
  await open(page, '/donation-api/loyalty', 1366);
  const said = page.getByText(/2,000 points = £20/).filter({ visible: true });
  const inView = (await Promise.all((await said.all()).map(box))).filter(({ y }) => y < 800);
  expect(inView.length).toBeLessThanOrEqual(1);
});
