/** What each device is offered, and what is not downloaded to it. */
import { devices, type Page } from '@playwright/test';
import { requestsInFlight, scrollThrough } from '../browser/page.ts';
import { expect, test } from './fixtures.ts';

const { userAgent: android } = devices['Pixel 7'];
const phone = { width: 360, height: 740 };

async function expectEarlyAccess(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Get early access' });
  await expect(dialog).toHaveAccessibleDescription(
    'The app is on iPhone today. Android is next. We’ll write once.',
  );
  await expect(dialog.getByPlaceholder('Enter your email address')).toBeFocused();
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await expect(dialog.getByText(/^500\+ others/)).toBeVisible();
  await expect(dialog.getByText('+74')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

for (const [name, settings] of Object.entries({
  'on an Android phone': { viewport: phone, userAgent: android },
  'in a narrow window of an unknown device': { viewport: { width: 700, height: 800 } },
})) {
  test.describe(name, () => {
    test.use({ ...settings, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of ['/', '/made-in-hackney', '/summer-of-giving', '/about']) {
      test(`every 'Get the app' of ${path} opens the early-access dialog`, async ({ page }) => {
        await page.goto(path);
        const ways = page.getByRole('button', { name: 'Get the app' });
        await expect(ways).toHaveCount(path === '/about' ? 1 : 2);
        for (const way of await ways.all()) {
          await way.click();
          await expectEarlyAccess(page);
          await expect(way).toBeFocused();
        }
        await expect(page.getByRole('link', { name: /^Get the app/ })).toHaveCount(0);
      });
    }

    test('an address entered in the dialog is stored', async ({ page }) => {
      await page.goto('/about');
      await page.getByRole('banner').getByRole('button', { name: 'Get the app' }).click();
      const dialog = page.getByRole('dialog');
      await dialog
        .getByPlaceholder('Enter your email address')
        .fill(`device.${crypto.randomUUID()}@tuppence.example`);
      await dialog.getByRole('checkbox').check();
      const stored = page.waitForResponse(/rest\/v1\/email_signups/);
      await dialog.getByRole('button', { name: 'Submit' }).click();
      expect((await stored).status()).toBe(201);
      await expect(page.getByText('Thank you for joining!', { exact: true })).toBeVisible();
      await expect(dialog).toBeHidden();
    });
  });
}

test.describe('on a desktop', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a code drawn in the page replaces a QR service that never answers, until it does', {
    tag: '@sweep',
  }, async ({ page }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('https://api.qrserver.com/**', async (route) => {
      await answered;
      await route.fallback();
    });
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: 'Get the app' }).click();
    const code = page.getByRole('dialog').getByRole('img', { name: /^QR code/ });
    await expect(code).toHaveJSProperty('tagName', 'svg', { timeout: 5000 });
    answer();
    await expect(code).toHaveJSProperty('tagName', 'IMG');
    await expect(page.getByRole('dialog').locator('svg[role="img"]')).toHaveCount(0);
  });
});

const savers: Record<string, () => void> = {
  'Save-Data': () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  },
  'reduced data': () => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query.replace('(prefers-reduced-data: reduce)', 'all'));
  },
};

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  for (const [name, ask] of Object.entries(savers)) {
    if (reducedMotion === 'reduce' && name !== 'Save-Data') continue;
    const asksFor = reducedMotion === 'reduce' ? 'reduced motion' : name;
    for (const device of ['desktop', 'phone']) {
      test.describe(`${asksFor} on a ${device}`, () => {
        test.use({
          contextOptions: { reducedMotion },
          ...(device === 'phone' ? { viewport: phone, userAgent: android } : {}),
        });

        test('no film is downloaded before it is needed', { tag: '@sweep' }, async ({
          page,
          context,
        }) => {
          if (reducedMotion === 'no-preference') await context.addInitScript(ask);
          const films: string[] = [];
          page.on('request', (request) => {
            if (/\/films\/.*\.(mp4|webm)$/.test(request.url())) films.push(request.url());
          });
          const inFlight = requestsInFlight(page);
          await page.goto('/');
          await scrollThrough(page);
          // The last request that a page makes by itself: the media preload, 2 s after loading.
          if (device === 'desktop') {
            await expect
              .poll(() =>
                page.evaluate(() =>
                  performance
                    .getEntriesByType('resource')
                    .some(({ name: file }) => /media-preload/.test(file)),
                ),
              )
              .toBe(true);
          }
          await expect.poll(inFlight).toBe(0);
          expect(films).toEqual([]);

          await page
            .getByRole('button', { name: /^Play film/ })
            .first()
            .click();
          await expect(page.getByRole('button', { name: /^Pause film/ })).toHaveCount(1);
          expect(films.length).toBeGreaterThan(0);
        });
      });
    }
  }
}
