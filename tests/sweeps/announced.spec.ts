import type { Page } from '@playwright/test';
import { forget, listen, said } from '../browser/live-regions.ts';
import { expect, test } from '../journeys/fixtures.ts';
import { newAddress } from '../journeys/joining.ts';
import { android } from '../journeys/phones.ts';
import { fillSignUp, signInAsDemoDonor } from '../journeys/sign-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => page.addInitScript(listen));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a new page: its title is announced, and its heading receives focus', async ({ page }) => {
  await page.goto('/about');
  await forget(page);
  await page.getByRole('banner').getByRole('link', { name: 'Charities', exact: true }).click();
  await expect(page).toHaveURL('/charities');
  await expect(heading(page)).toBeFocused();
  expect(await said(page)).toEqual([await page.title()]);
});

test('the strength of a password is announced only when it is typed', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Create account' }).press('Enter');
  const email = newAddress();
  await fillSignUp(page, email);
  const strength = /^Good and long\.$/;
  await expect.poll(() => said(page, strength)).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Check your email');
  await page.getByRole('button', { name: 'Use another address' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(page.getByText(strength)).toBeVisible();
  expect(await said(page, strength)).toHaveLength(1);
});

/** Counts announcements of an error: by its live region, and by its field on focus. */
async function timesHeard(page: Page, error: string) {
  const tag = () => page.evaluate(() => document.activeElement?.localName);
  await forget(page);
  const before = await tag();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(error, { exact: true }).first()).toBeVisible();
  const field = page.locator(':focus');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`${error.replaceAll('.', '\\.')}$`));
  const spoken = (await said(page)).filter((text) => text === error);
  return spoken.length + (before === (await tag()) ? 0 : 1);
}

for (const [path, button, error] of [
  ['/auth', 'Sign in', 'Please enter a valid email address.'],
  ['/auth?step=forgotten', /link/, 'Please enter a valid email address.'],
  ['/vision', 'Continue', 'Invalid invitation code.'],
  ['/investors', /./, 'Enter the password.'],
] as const) {
  for (const from of ['button', 'field']) {
    test(`${path}, sent empty from its ${from}: the error is announced once`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      const submit = main.locator('button[type="submit"]').filter({ hasText: button });
      await (from === 'button' ? submit : main.locator('form input').first()).focus();
      expect(await timesHeard(page, error)).toBe(1);
    });
  }
}

test('signing in is announced once', async ({ page }) => {
  await signInAsDemoDonor(page);
  await expect(page.getByRole('table', { name: 'By month' })).toBeVisible();
  await expect.poll(() => said(page, /You have successfully logged in\./)).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use(android);

  test('joining the waitlist is announced once, and focus stays in the form', async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('region', { name: 'Get the app for free now' });
    await form.scrollIntoViewIfNeeded();
    await form.getByRole('textbox', { name: 'Email address' }).fill(newAddress());
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Submit' }).press('Enter');
    await expect.poll(() => said(page, /Thank you for joining/)).toHaveLength(1);
    await expect(form.locator(':focus')).toHaveCount(1);
  });
});
