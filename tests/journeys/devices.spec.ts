import type { Page } from '@playwright/test';
import { hydrated, openBehindSplash, openWithoutCode } from '../browser/late-code.ts';
import { requestsInFlight, scrollThrough } from '../browser/page.ts';
import { expect, test } from './fixtures.ts';
import { android } from './phones.ts';

for (const [name, settings] of Object.entries({
  'on an Android phone': android,
  'in a narrow window of an unknown device': { viewport: { width: 700, height: 800 } },
})) {
  test.describe(name, () => {
    test.use({ ...settings, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of ['/', '/made-in-hackney', '/summer-of-giving', '/about']) {
      test(`every 'Get the app' of ${path} opens the early-access dialog`, async ({ page }) => {
        await page.goto(path);
        const ways = page.getByRole('button', { name: 'Get the app' });
        await expect(ways).toHaveCount({ '/about': 1, '/made-in-hackney': 3 }[path] ?? 2);
        const dialog = page.getByRole('dialog', { name: 'Get early access' });
        for (const way of await ways.all()) {
          await way.click();
          await expect(dialog).toHaveAccessibleDescription(
            'The app is on iPhone today. Android is next. You’ll get two emails: one to confirm your address, and one when it’s your turn. No advertising.',
          );
          await expect(dialog.getByPlaceholder('Enter your email address')).toBeFocused();
          await expect(dialog.getByText(/^500\+ others/)).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
          await expect(way).toBeFocused();
        }
        await expect(page.getByRole('link', { name: /^Get the app/ })).toHaveCount(0);
      });
    }
  });
}

test.describe('on an Android phone, before its code runs', () => {
  test.use({ ...android, splash: 'shown', contextOptions: { reducedMotion: 'reduce' } });

  test('no offer is shown that the form replaces', async ({ page }) => {
    const release = await openWithoutCode(page, '/');
    const section = page.locator('#get-the-app');
    const lead = section.getByText('Free, for iPhone.');
    await expect(lead).toBeVisible();
    await expect(section.getByText('out of 5 on the App Store')).toBeVisible();
    await expect(section.getByRole('link')).toHaveCount(0);
    release();
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByPlaceholder('Enter your email address')).toBeVisible();
    await expect(lead).toBeVisible();
    await expect(section.getByRole('link', { name: /App Store/ })).toHaveCount(0);
  });
});

// A window of 1280 px at 200%.
test.describe('in a narrow window of a computer', () => {
  test.use({ viewport: { width: 640, height: 400 }, contextOptions: { reducedMotion: 'reduce' } });

  test('home and the dialog have both the form and the link', async ({ page }) => {
    await page.goto('/');
    const section = page.locator('#get-the-app');
    await section.scrollIntoViewIfNeeded();
    const dialog = page.getByRole('dialog', { name: 'Get early access' });
    const both = async (place: typeof section) => {
      await expect(place.getByPlaceholder('Enter your email address')).toBeVisible();
      await expect(place.getByRole('link', { name: /^Download on App Store/ })).toHaveAttribute(
        'href',
        /^https:\/\/apps\.apple\.com\/gb\//,
      );
    };
    await both(section);
    await page.getByRole('banner').getByRole('button', { name: 'Get the app' }).click();
    await both(dialog);
  });
});

test.describe('below the fold on a phone', () => {
  test.use(android);

  // Otherwise the page would jump when a visitor comes back to the middle of it.
  test('the estimated heights are within 10%, until all is laid out', async ({ page }) => {
    await page.goto('/');
    for (const width of [360, 430]) {
      await page.setViewportSize({ width, height: 800 });
      const ratios = await heightsOfUnlaid(page);
      expect(ratios).toHaveLength(12);
      for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(0.1);
    }
    await page.mouse.wheel(0, 50);
    await expect.poll(() => heightsOfUnlaid(page)).toEqual([]);
  });

  test('a reload lays all out, because it restores the position', async ({ page }) => {
    await page.goto('/');
    expect(await heightsOfUnlaid(page)).not.toEqual([]);
    await page.reload();
    expect(await heightsOfUnlaid(page)).toEqual([]);
  });

  test.describe('without code', () => {
    test.use({ splash: 'shown' });

    test('a link to a place in the page lays all out', async ({ page }) => {
      await openWithoutCode(page, '/#get-the-app');
      await expect(page.locator('#get-the-app')).toBeInViewport();
      expect(await heightsOfUnlaid(page)).toEqual([]);
    });
  });
});

test.describe('a phone that is turned', () => {
  test.use({ ...android, isMobile: true, hasTouch: true });

  test('does not lose its place', async ({ page }) => {
    await page.goto('/terms');
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
    await page.setViewportSize({ width: 844, height: 390 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
  });
});

/** Real heights, divided by the estimated ones, of what is below the fold and not laid out. */
function heightsOfUnlaid(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('section, footer')]
      .filter((element) => getComputedStyle(element).contentVisibility === 'auto')
      .map((element) => {
        const estimate = element.getBoundingClientRect().height;
        element.style.contentVisibility = 'visible';
        const { height } = element.getBoundingClientRect();
        element.style.contentVisibility = '';
        return height / estimate;
      }),
  );
}

test.describe('from the start', () => {
  test.use({ splash: 'shown' });

  test('films are preloaded 2 s after the page is shown, however late its code is', async ({
    page,
  }) => {
    const preload = page.waitForRequest(/media-preload/);
    const release = await openBehindSplash(page, '/');
    await page.waitForFunction(() => performance.now() > 3000);
    release();
    await hydrated(page);
    const now = () => page.evaluate(() => performance.now());
    const ready = await now();
    await preload;
    const waited = (await now()) - Math.max(ready, 2500 + 2000);
    expect(waited).toBeGreaterThan(-100);
    expect(waited).toBeLessThan(1000);
  });
});

/** Settings with which films must not load by themselves. */
const requests: Record<string, (page: Page) => Promise<unknown>> = {
  'reduced motion': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'Save-Data': (page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    }),
  'reduced data': (page) =>
    page.addInitScript(() => {
      const { matchMedia } = window;
      window.matchMedia = (query) =>
        matchMedia.call(window, query.replace('(prefers-reduced-data: reduce)', 'all'));
    }),
};

for (const [device, settings] of Object.entries({ desktop: {}, phone: android })) {
  test.describe(`on a ${device}`, () => {
    test.use(settings);

    for (const [name, ask] of Object.entries(requests)) {
      test(`with ${name}, films load only when played`, { tag: '@sweep' }, async ({ page }) => {
        await ask(page);
        const films: string[] = [];
        page.on('request', (request) => {
          if (/\/uploads\/.*\.(mp4|webm)$/.test(request.url())) films.push(request.url());
        });
        const inFlight = requestsInFlight(page);
        // The last request that a desktop makes by itself, 2 s after loading.
        const lastRequest = device === 'desktop' ? page.waitForRequest(/media-preload/) : undefined;
        await page.goto('/');
        await scrollThrough(page);
        await lastRequest;
        await expect.poll(inFlight).toBe(0);
        expect(films).toEqual([]);

        // The button appears when its film is near. Hydration may have missed the scroll above.
        await page.getByRole('heading', { name: 'Choose any UK charity' }).scrollIntoViewIfNeeded();
        await page
          .getByRole('button', { name: /^Play film/ })
          .first()
          .click();
        await expect(page.getByRole('button', { name: /^Pause film/ })).toHaveCount(1);
        expect(films.length).toBeGreaterThan(0);
      });
    }
  });
}

for (const [name, viewport] of Object.entries({
  'a small phone': { width: 360, height: 640 },
  'a low laptop': { width: 1366, height: 650 },
})) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('the main button and the link that scrolls down are on the first screen', async ({
      page,
    }) => {
      await page.goto('/');
      const getApp = page.getByRole('main').getByRole('button', { name: 'Get the app' }).first();
      await expect(getApp).toBeInViewport({ ratio: 1 });
      const explore = page.getByRole('link', { name: 'Scroll to explore' });
      await expect(explore).toBeInViewport({ ratio: 1 });
      await explore.click();
      await expect(page.getByRole('heading', { name: 'Choose any UK charity' })).toBeInViewport();
    });
  });
}
