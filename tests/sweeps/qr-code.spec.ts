/** The QR code's skeleton gives way after 1.5 s at the latest, whatever its service does. The test controls the clock. */
import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from '../journeys/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const inDialog = (page: Page) => page.getByRole('dialog', { name: 'Download the app' });
const openDialog = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Get the app' }).click();
const inSection = (page: Page) => page.getByRole('region', { name: 'Get the app for free now' });

const places: Record<
  string,
  { path: string; show: (page: Page) => Promise<void>; in: (page: Page) => Locator }
> = {
  'the home page': {
    path: '/',
    show: (page) => inSection(page).scrollIntoViewIfNeeded(),
    in: inSection,
  },
  'the dialog of the home page': { path: '/', show: openDialog, in: inDialog },
  'the dialog of a partner page': { path: '/made-in-hackney', show: openDialog, in: inDialog },
  'the dialog of the campaign page': { path: '/summer-of-giving', show: openDialog, in: inDialog },
};

const skeleton = (place: Locator) => place.locator('[aria-busy=true]');
const drawn = (place: Locator) => place.locator('svg[aria-label^="QR code"]');
const picture = (place: Locator) => place.locator('img[alt^="QR code"]');

/** Shows the code, and stops the clock as the skeleton appears. */
async function showCode(page: Page, { path, show, in: within }: (typeof places)[string]) {
  await page.clock.install();
  await page.goto(path);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const place = within(page);
  await show(page);
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return skeleton(place).count();
    })
    .toBe(1);
  return place;
}

for (const [name, at] of Object.entries(places)) {
  test(`a service that hangs is stood in for after 1.5 s: ${name}`, async ({ page }) => {
    await page.route('https://api.qrserver.com/**', () => undefined);
    const place = await showCode(page, at);
    await page.clock.runFor(1400);
    await expect(skeleton(place)).toHaveCount(1);
    await page.clock.runFor(120);
    await expect(drawn(place)).toBeVisible();
    await expect(skeleton(place)).toHaveCount(0);
  });

  for (const [fault, answer] of Object.entries({
    'that fails': (route: Route) => route.fulfill({ status: 500, body: '' }),
    'that is out of reach': (route: Route) => route.abort('internetdisconnected'),
  })) {
    test(`a service ${fault} is stood in for at once: ${name}`, async ({ page, expectProblem }) => {
      expectProblem(/Failed to load resource/);
      await page.route('https://api.qrserver.com/**', answer);
      await page.goto(at.path);
      await at.show(page);
      await expect(drawn(at.in(page))).toBeVisible();
      await expect(skeleton(at.in(page))).toHaveCount(0);
    });
  }
}

for (const [ms, isDrawn] of [
  [1400, false],
  [1600, true],
] as const) {
  test(`an answer after ${ms / 1000} s is shown${isDrawn ? ', and until then the drawn code' : ''}`, async ({
    page,
  }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('https://api.qrserver.com/**', async (route) => {
      await answered;
      await route.fallback();
    });
    const place = await showCode(
      page,
      places['the dialog of the home page'] as (typeof places)[string],
    );
    await page.clock.runFor(ms);
    await expect(drawn(place)).toHaveCount(isDrawn ? 1 : 0);
    answer();
    await expect(picture(place).and(place.locator('[data-state=loaded] > *'))).toBeVisible();
    await page.clock.runFor(2000);
    await expect(drawn(place)).toHaveCount(0);
  });
}

test('a connection that drops: where even the drawing cannot be fetched, a link says the same', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/);
  let drop = () => {};
  const dropped = new Promise<void>((resolve) => {
    drop = resolve;
  });
  await page.route('https://api.qrserver.com/**', async (route) => {
    await dropped;
    await route.abort('internetdisconnected');
  });
  await showCode(page, { path: '/about', show: openDialog, in: inDialog });
  await page.route('**/assets/**', (route) => route.abort('internetdisconnected'));
  drop();
  await expect(inDialog(page).getByRole('link', { name: /^QR code/ })).toBeVisible();
  await expect(skeleton(inDialog(page))).toHaveCount(0);
});
