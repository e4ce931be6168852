/** Faults that were seen once, each at the widths where it stood. */
import { devices, type Locator, type Page } from '@playwright/test';
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

for (const width of [360, 834, 1366]) {
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
    const bars: string[] = [];
    for (const path of ['/donation-api/ecommerce', '/donation-api/charities']) {
      await open(page, path, width);
      const found = await page
        .locator('section[tabindex="0"]:has(code)')
        .evaluateAll((blocks) =>
          blocks
            .filter((block) => block.scrollWidth > block.clientWidth)
            .map((block) => getComputedStyle(block, '::-webkit-scrollbar-thumb').backgroundColor),
        );
      bars.push(...found);
    }
    expect(bars.length, 'blocks whose code is wider').toBeGreaterThan(0);
    expect(bars).not.toContain('rgba(0, 0, 0, 0)');
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
  expect(inView).toHaveLength(1);
});

test('a partner’s artwork is seen, and no sign stands alone in its row', async ({ page }) => {
  for (const path of ['/made-in-hackney', '/parentkind', '/voluntary-action-arun-chichester']) {
    await page.goto(path);
    for (const width of [360, 834, 1180, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const hero = page.locator('main section').first();
      const logos = hero.locator('div:has(> span svg)').last().locator('> span');
      await expect(logos).toHaveCount(3);
      const rows = new Map<number, number>();
      for (const { y, height } of await Promise.all((await logos.all()).map(box))) {
        const row = Math.round((y + height / 2) / 20);
        rows.set(row, (rows.get(row) ?? 0) + 1);
      }
      // The two shops share a row, or everything has a row of its own.
      expect(['3', '1,2', '1,1,1'], `${path} at ${width}`).toContain(String([...rows.values()]));
      const art = hero.getByRole('img').first();
      await art.scrollIntoViewIfNeeded();
      const seen = await art.evaluate((picture) => {
        const { left, top, width: wide, height } = picture.getBoundingClientRect();
        const stepY = Math.max(0, window.innerHeight - height) / 2 - top;
        window.scrollBy({ top: -stepY, behavior: 'instant' });
        const edge = picture.getBoundingClientRect();
        let free = 0;
        for (let x = 0.05; x < 1; x += 0.1)
          for (let y = 0.05; y < 1; y += 0.1)
            if (picture.contains(document.elementFromPoint(left + x * wide, edge.top + y * height)))
              free += 1;
        return free;
      });
      expect(
        seen,
        `hundredths of the artwork of ${path} that are free at ${width}`,
      ).toBeGreaterThan(60);
    }
  }
});

test('the gate of the vision fills its scene', async ({ page }) => {
  await page.goto('/vision');
  for (const [width, least] of [
    [360, 0.85],
    [834, 0.85],
    [1440, 0.7],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const scene = page.locator('main section').filter({ has: page.getByRole('textbox') });
    const whole = await box(scene);
    const parts = await Promise.all(
      (await scene.locator('[data-surface]').all()).map((part) => box(part)),
    );
    const left = Math.min(...parts.map(({ x }) => x));
    const right = Math.max(...parts.map(({ x, width: wide }) => x + wide));
    const top = Math.min(...parts.map(({ y }) => y));
    const bottom = Math.max(...parts.map(({ y, height }) => y + height));
    expect((right - left) / width, `at ${width}`).toBeGreaterThan(least);
    expect((bottom - top) / whole.height, `at ${width}`).toBeGreaterThan(0.6);
  }
});

test('no line of the globe crosses the words of the onboarding', async ({ page }) => {
  await page.goto('/onboarding?step=2');
  let drawn = 0;
  for (const width of [360, 834, 1180, 1440, 1800]) {
    await page.setViewportSize({ width, height: 800 });
    const crossed = await page.evaluate(() => {
      const globe = document.querySelector('main svg[viewBox="-5 -5 190 190"]') as SVGSVGElement;
      if (!globe.checkVisibility()) return null;
      const points = [
        ...globe.querySelectorAll<SVGGeometryElement>('ellipse, path, circle'),
      ].flatMap((line) => {
        const matrix = line.getScreenCTM() as DOMMatrix;
        return Array.from({ length: 60 }, (_, part) =>
          line.getPointAtLength((line.getTotalLength() * part) / 60).matrixTransform(matrix),
        );
      });
      const range = document.createRange();
      const walker = document.createTreeWalker(
        document.querySelector('main') as Element,
        NodeFilter.SHOW_TEXT,
      );
      const found: string[] = [];
      while (walker.nextNode()) {
        range.selectNodeContents(walker.currentNode);
        for (const { left, right, top, bottom } of range.getClientRects())
          if (points.some(({ x, y }) => x > left && x < right && y > top && y < bottom))
            found.push(String(walker.currentNode.textContent));
      }
      return found;
    });
    expect(crossed ?? [], `at ${width}`).toEqual([]);
    if (crossed) drawn += 1;
  }
  expect(drawn, 'widths at which the globe is drawn').toBeGreaterThan(1);
});

test('Final Words looks as enabled as it is', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('investor-auth', 'true');
    sessionStorage.setItem('investor-name', 'Ada');
  });
  await page.goto('/investors?step=6');
  const button = page.getByRole('button', { name: 'Final Words' });
  await expect(button).toBeEnabled();
  const { opacity, contrast } = await button.evaluate((element) => {
    const luminance = (value: string) => {
      const parts = (value.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * (parts[0] ?? 0) + 0.7152 * (parts[1] ?? 0) + 0.0722 * (parts[2] ?? 0);
    };
    const style = getComputedStyle(element);
    let ground = element.parentElement as Element;
    while (
      /, 0\)$|transparent/.test(getComputedStyle(ground).backgroundColor) &&
      ground.parentElement
    )
      ground = ground.parentElement;
    const between = (one: string, other: string) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    return {
      opacity: style.opacity,
      contrast: {
        words: between(style.color, style.backgroundColor),
        face: between(style.backgroundColor, getComputedStyle(ground).backgroundColor),
      },
    };
  });
  expect(opacity).toBe('1');
  expect(contrast.words).toBeGreaterThan(4.5);
  expect(contrast.face).toBeGreaterThan(3);
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: devices['iPhone 14'].userAgent, viewport: { width: 390, height: 844 } });

  test('the closing card is no void, and the bar waits for the hero’s button to leave', async ({
    page,
  }) => {
    await page.goto('/');
    const offers = page.getByRole('link', { name: /^Get the app/ });
    await expect(offers.first()).toBeVisible();
    const views = await Promise.all((await offers.all()).map(box));
    const inFirstView = views.filter(({ y, height }) => y + height <= 844);
    expect(inFirstView, 'header and hero').toHaveLength(2);
    const card = page.locator('section:has(> * h2:text-is("Get the app for free now"))').last();
    const closing = page.getByRole('heading', { name: 'Get the app for free now' });
    await closing.scrollIntoViewIfNeeded();
    const store = page.locator('main').getByRole('link', { name: /Download on App Store/ });
    const from = await box(closing);
    const to = await box(store);
    await expect(card).toHaveCount(1);
    // Between the heading and its button stand a sentence and the ticket's mark, and no empty card.
    expect(to.y - (from.y + from.height)).toBeLessThan(330);
    const whole = await box(card);
    expect(whole.y + whole.height - (to.y + to.height)).toBeLessThan(160);
  });
});
