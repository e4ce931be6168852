import type { Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { iPhone } from './phones.ts';

const appStore = 'https://apps.apple.com/gb/app/tuppence/id6740000000';

test.describe('with its splash', () => {
  test.use({ splash: 'shown' });
  test('the splash covers the page, and is gone after 2500 ms', async ({ page }) => {
    // The splash must not end before the scripts have started.
    await page.clock.install({ time: '2026-11-21T10:00:00Z' });
    await page.clock.pauseAt('2026-11-21T10:00:01Z');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const content = page.locator('[data-loading][inert]');
    await expect(content).toHaveCount(1);
    await page.clock.runFor(2500);
    await expect(page.locator('[data-loading="true"]')).toHaveCount(0);
    await expect(content).toHaveCount(0);
  });
});

test.describe('on a desktop', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the green button opens a dialog with a QR code', async ({ page }) => {
    await page.goto('/about');
    const button = page.getByRole('banner').getByRole('button', { name: 'Get the app' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Download the app' });
    const code = dialog.getByRole('img');
    await expect(code).toHaveAttribute('src', /size=200x200&data=https%3A%2F%2Fapps\.apple\.com/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('a new page starts at the top, and back restores the position', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'Where your £50 goes' }).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Tuppence home' }),
    ).toBeVisible();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 50);
  });

  test('an address with a hash leads to its element, but a return restores the position', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'Where your £50 goes' }).scrollIntoViewIfNeeded();
    await page.goto('/about#contact-us');
    await expect(page.locator('#contact-us')).toBeFocused();
    // The position is stored when the browser reports the scroll.
    await page.evaluate(() =>
      new Promise((done) => {
        window.addEventListener('scroll', done, { once: true });
        window.scrollTo(0, 100);
      }).then(() => undefined),
    );
    const leaveAndReturn = async () => {
      await page.goto('/');
      await page.goBack();
    };
    for (const load of [() => page.reload(), leaveAndReturn]) {
      await load();
      await page.waitForFunction(() => window.typed === undefined);
      // A wrong scroll to the hash would come first, after 100 ms.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
      expect(await page.evaluate(() => window.scrollY)).toBe(100);
    }
  });

  test('Back to an address with a hash restores the position', async ({ page }) => {
    await page.goto('/about#contact-us');
    await expect(page.locator('#contact-us')).toBeFocused();
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' });
    await terms.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await terms.click();
    await expect(page).toHaveURL('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.goBack();
    await expect(terms).toBeFocused();
    const moved = () => page.evaluate((from) => Math.abs(window.scrollY - from), before);
    await expect.poll(moved).toBeLessThan(50);
  });

  test('a typed hash that leads nowhere leaves the page where it is', async ({ page }) => {
    const y = () => page.evaluate(() => window.scrollY);
    await page.goto('/');
    await page.waitForFunction(() => window.typed === undefined);
    await page.evaluate(() => window.location.assign('#get-the-app'));
    await expect.poll(y).toBeGreaterThan(1000);
    await page.goto('/about');
    await page.waitForFunction(() => window.typed === undefined);
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(y).toBe(300);
    await page.evaluate(() => window.location.assign('#nowhere'));
    await expect(page).toHaveURL('/about#nowhere');
    // A wrong scroll would come within 100 ms.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    expect(await y()).toBe(300);
  });

  test('a slow page does not replace a later one', async ({ page }) => {
    const held: Route[] = [];
    await page.route('**/data/*.json', (route) => void held.push(route));
    await page.goto('/');
    const [request] = await Promise.all([
      page.waitForRequest('**/data/*.json'),
      page.getByRole('main').getByRole('link', { name: 'Made in Hackney' }).first().click(),
    ]);
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveTitle(/^About/);
    // Null if the page has given the request up.
    await Promise.all([request.response(), ...held.map((route) => route.continue())]);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await expect(page).toHaveTitle(/^About/);
  });

  test('a failed QR picture is replaced by a drawing', async ({ page, expectProblem }) => {
    expectProblem(/Failed to load resource/);
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.route('https://api.qrserver.com/**', (route) => route.abort());
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: 'Get the app' }).click();
    await expect(page.getByRole('dialog').locator('svg[role="img"]')).toBeVisible();
    expect(lines).toContainEqual(expect.stringContaining('Failed to load QR code'));
  });
});

test.describe('on an iPhone', () => {
  test.use({ ...iPhone, contextOptions: { reducedMotion: 'reduce' } });

  test('links to the app lead to the store', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('complementary', { name: 'Get the app' });
    // The bar appears when the hero's button has scrolled away.
    await expect(bar.getByRole('link')).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 2000));
    await expect(bar.getByRole('link')).toHaveAttribute('href', appStore);
    await expect(bar).toBeInViewport();
    await expect(page.getByRole('link', { name: /^Download on App Store/ })).toHaveAttribute(
      'href',
      appStore,
    );
    await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'About Us', exact: true }).click();
    await expect(page).toHaveURL('/about');
    await expect(bar).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });
});
