/** The site where a browser refuses what it could offer: private windows, old phones, strict settings. */
import { randomUUID } from 'node:crypto';
import { devices, type Page } from '@playwright/test';
import { scrollThrough } from '../browser/page';
import { expect, test } from '../journeys/fixtures.ts';

/** What is taken away before any script of the page runs, by name. */
const refusals: Record<string, () => void> = {
  'session and local storage': () => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  clipboard: () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  },
  IntersectionObserver: () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  },
  WebCrypto: () => {
    Object.defineProperty(window, 'crypto', { value: undefined });
  },
};

const openHome = async (page: Page) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

for (const [name, refuse] of Object.entries(refusals)) {
  test.describe(`without ${name}`, () => {
    test.beforeEach(({ context }) => context.addInitScript(refuse));

    test('the home page shows, and its links lead on', async ({ page }) => {
      await openHome(page);
      await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
      await expect(page).toHaveURL('/about');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('films further down come into view', async ({ page }) => {
      await openHome(page);
      await scrollThrough(page);
      const film = page.locator('main video').first();
      await film.scrollIntoViewIfNeeded();
      await expect(film).toBeVisible();
    });

    test('the app dialog opens and closes, and gives back the focus', async ({ page }) => {
      await openHome(page);
      const button = page.getByRole('banner').getByRole('button', { name: 'Get the app' });
      await button.click();
      await expect(page.getByRole('dialog', { name: 'Download the app' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(button).toBeFocused();
    });

    test.describe('on a phone', () => {
      const { userAgent, viewport } = devices['Pixel 7'];
      test.use({ userAgent, viewport });

      test('the waitlist takes an address', async ({ page }) => {
        await openHome(page);
        // The form is fetched when a visitor starts to do something.
        await page.mouse.wheel(0, 400);
        const email = page.getByPlaceholder('Enter your email address');
        await email.fill(`refused.${randomUUID()}@tuppence.example`);
        await page.getByRole('checkbox').check();
        await page.getByRole('button', { name: 'Submit' }).click();
        await expect(page.getByText('Thank you for joining!', { exact: true })).toBeVisible();
      });
    });

    test('a copy button says whether it copied', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/about');
      await page.getByRole('button', { name: /^Copy/ }).first().click();
      const answer = name === 'clipboard' ? 'Failed to copy' : 'Copied!';
      const shown = page.getByText(answer, { exact: true }).filter({ visible: true });
      await expect(shown.first()).toBeVisible();
    });

    test('the gate before the vision answers', async ({ page }) => {
      await page.goto('/vision');
      await page.getByPlaceholder('Enter invitation code').fill('not a code');
      await page.getByRole('button', { name: 'Continue' }).click();
      const answer = name === 'WebCrypto' ? /cannot check the code/ : 'Invalid invitation code.';
      await expect(page.getByText(answer)).toBeVisible();
    });
  });
}
