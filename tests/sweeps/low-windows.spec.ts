/** A window 1280 px wide, zoomed to 400% and 200%. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journeys/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The share of the window's height that stays covered. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, visibility } = getComputedStyle(element);
      return /fixed|sticky/.test(position) && visibility === 'visible' && element.checkVisibility();
    });
    const rows = new Set<number>();
    for (const part of parts) {
      const { top, bottom, width } = part.getBoundingClientRect();
      if (width < window.innerWidth / 2) continue;
      for (let y = Math.max(0, Math.round(top)); y < Math.min(innerHeight, bottom); y++)
        rows.add(y);
    }
    return rows.size / window.innerHeight;
  });

async function expectReachable(control: Locator) {
  await expect(control).toBeInViewport({ ratio: 0.99 });
  const isUncovered = () =>
    control.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return Boolean(hit && (element.contains(hit) || hit.contains(element)));
    });
  await expect.poll(isUncovered, 'nothing covers it').toBe(true);
}

for (const [width, height] of [
  [320, 256],
  [640, 360],
] as const) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('headers and bars leave two thirds of the window free', async ({ page }) => {
      await page.addInitScript(() => {
        sessionStorage.setItem('investor-auth', 'true');
        sessionStorage.setItem('investor-name', 'Ada');
      });
      for (const path of ['/', '/charities', '/terms', '/investors?step=4', '/onboarding']) {
        await page.goto(path);
        await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
        await expect.poll(() => coveredShare(page), path).toBeLessThan(1 / 3);
      }
    });

    test('the menu: Tab reaches every link', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Open menu' }).press('Enter');
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      for (const link of await links.all()) {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
        await expectReachable(link);
      }
    });

    test('the dialog is tall enough, and Tab shows each control', async ({ page }) => {
      await page.goto('/about');
      await page.getByRole('banner').getByRole('button', { name: 'Get the app' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Get early access' });
      await expect(dialog.getByPlaceholder('Enter your email address')).toBeFocused();
      const room = await dialog.evaluate((element) => {
        const parts = [element, ...element.querySelectorAll('*')];
        const scroller = parts.find(({ scrollHeight, clientHeight }, index) => {
          const { overflowY } = getComputedStyle(parts[index] as Element);
          return overflowY === 'auto' && scrollHeight > clientHeight + 1;
        });
        return (scroller ?? element).clientHeight / window.innerHeight;
      });
      expect(room).toBeGreaterThan(2 / 3);
      for (const control of [
        dialog.getByRole('checkbox'),
        dialog.getByRole('button', { name: 'Submit' }),
        dialog.getByRole('button', { name: 'Close' }),
      ]) {
        for (let press = 0; press < 8; press++) {
          if (await control.evaluate((element) => element === document.activeElement)) break;
          await page.keyboard.press('Tab');
        }
        await expect(control).toBeFocused();
        await expect(control).toBeInViewport();
      }
    });

    test('the finder: Tab reaches the results', async ({ page }) => {
      await page.goto('/');
      await page
        .getByRole('heading', { name: 'Is your charity in there?' })
        .scrollIntoViewIfNeeded();
      const finder = page.getByRole('searchbox', { name: 'Search for a charity' });
      await finder.focus();
      await finder.pressSequentially('hospice');
      const found = page
        .getByRole('list', { name: /with a page here$|on the public registers$/ })
        .locator('a, button');
      // Until this status, the lists may show matches for the first letters only.
      await expect(page.getByRole('status').filter({ hasText: /found|Showing/ })).toBeVisible();
      expect(await found.count()).toBeGreaterThan(2);
      for (const result of await found.all()) {
        await page.keyboard.press('Tab');
        await expect(result).toBeFocused();
        await expectReachable(result);
      }
    });

    test('the picker: the charity that the arrow keys move to is visible', async ({ page }) => {
      await page.goto('/donation-api/charities');
      const picker = page.locator('input[role="combobox"]');
      // The picker replaces a plain list on the first use of the form.
      await page.getByRole('textbox', { name: 'Your amount in pounds' }).focus();
      await picker.focus();
      for (let press = 0; press < 5; press++) {
        await page.keyboard.press('ArrowDown');
        await expect(picker).toHaveAttribute('aria-activedescendant', /./);
        const active = page.locator(`[id="${await picker.getAttribute('aria-activedescendant')}"]`);
        await expectReachable(active);
      }
    });

    test('the toast after a refused sign-in does not cover the Sign in button', async ({
      page,
      expectProblem,
    }) => {
      expectProblem(/400/);
      await page.goto('/auth');
      await page.getByRole('textbox', { name: 'Email' }).fill('nobody@tuppence.example');
      await page.getByLabel(/^Password/).fill('not this one');
      const button = page.getByRole('button', { name: 'Sign in', exact: true });
      await button.press('Enter');
      await expect(
        page.getByRole('main').getByText('Check your email and password.'),
      ).toBeVisible();
      await expect(button).toBeFocused();
      await expect(
        page.getByRole('region', { name: /notifications/i }).getByRole('listitem'),
      ).toBeVisible();
      await expectReachable(button);
    });
  });
}
