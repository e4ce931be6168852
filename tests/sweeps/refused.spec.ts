import { scrollThrough } from '../browser/page.ts';
import { expect, test } from '../journeys/fixtures.ts';
import { join, newAddress } from '../journeys/joining.ts';
import { android } from '../journeys/phones.ts';

/** Runs before the page's scripts. */
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
  copying: () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(document, 'execCommand', { value: () => false });
  },
  IntersectionObserver: () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  },
  WebCrypto: () => {
    Object.defineProperty(window, 'crypto', { value: undefined });
  },
};

for (const [name, refuse] of Object.entries(refusals)) {
  test.describe(`without ${name}`, () => {
    test.beforeEach(({ context }) => context.addInitScript(refuse));

    test('pages, dialog, copy button and gate work, or say why not', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/');
      await scrollThrough(page);
      await expect(page.locator('main video').first()).toBeVisible();
      const button = page.getByRole('banner').getByRole('button', { name: 'Get the app' });
      await button.click();
      await expect(page.getByRole('dialog', { name: 'Download the app' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
      await expect(page).toHaveURL('/about');
      await page.getByRole('button', { name: /^Copy/ }).first().click();
      const answer = name === 'copying' ? 'Copy the selected text' : 'Copied!';
      const shown = page.getByText(answer, { exact: true }).filter({ visible: true });
      await expect(shown.first()).toBeVisible();
      await page.goto('/vision');
      await page.getByPlaceholder('Enter invitation code').fill('not a code');
      await page.getByRole('button', { name: 'Continue' }).click();
      const said = name === 'WebCrypto' ? /cannot check the code/ : 'Invalid invitation code.';
      await expect(page.getByText(said)).toBeVisible();
    });

    test.describe('on a phone', () => {
      test.use(android);

      test('the waitlist accepts an address', async ({ page }) => {
        await page.goto('/');
        const form = page.getByRole('region', { name: 'Get the app for free now' });
        await form.scrollIntoViewIfNeeded();
        await join(form, newAddress());
        await expect(page.getByText('Thank you for joining!', { exact: true })).toBeVisible();
      });
    });
  });
}
