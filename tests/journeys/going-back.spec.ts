import type { Page } from '@playwright/test';
import { demoDonorEmail, demoDonorPassword } from '../browser/demo-credentials.ts';
import { expect, test } from './fixtures.ts';
import { android, desktop } from './phones.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const header = (page: Page) => page.getByRole('banner');
/** What is open has its entry in the history, which follows the paint. */
const covers = (page: Page) => expect.poll(() => page.evaluate(() => history.state?.covers ?? 0));
const overlays = {
  'the download dialog': [desktop, 'Get the app', 'Download the app'],
  'the early-access dialog': [android, 'Get the app', 'Get early access'],
  'the receipt’s dialog': [android, 'What would my shop give?', 'What would my shop give?'],
} as const;

for (const [name, [device, opener, title]] of Object.entries(overlays)) {
  test.describe(name, () => {
    test.use(device);

    test('is closed by Back, before Back leaves the page', async ({ page }) => {
      await page.goto('/about');
      await page.goto('/');
      await page.getByRole('button', { name: opener }).first().click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await covers(page).toBe(1);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/');

      // Closed in another way, it leaves nothing for Back to close.
      await page.getByRole('button', { name: opener }).first().click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await covers(page).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL('/about');
    });
  });
}

test.describe('on a phone', () => {
  test.use(android);

  test('Back closes the menu, and its links lead back to the page', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const open = header(page).getByRole('button', { name: 'Open menu' });
    await open.click();
    await expect(menu).toBeVisible();
    await covers(page).toBe(1);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/');

    await open.click();
    await menu.getByRole('link', { name: 'Charities', exact: true }).click();
    await expect(page).toHaveURL('/charities');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('the waitlist keeps what was typed, after its links, Escape and a reload', async ({
    page,
  }) => {
    await page.goto('/');
    const dialog = page.getByRole('dialog', { name: 'Get early access' });
    const open = header(page).getByRole('button', { name: 'Get the app' });
    await open.click();
    await dialog.getByRole('textbox').fill('ada@tuppence.example');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('link', { name: 'Terms & Conditions' }).click();
    await expect(page).toHaveURL('/terms');
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/');
    const isKept = async () => {
      await open.click();
      await expect(dialog.getByRole('textbox')).toHaveValue('ada@tuppence.example');
      await expect(dialog.getByRole('checkbox')).toBeChecked();
    };
    await isKept();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await isKept();
    await page.reload();
    await isKept();
  });

  test('the form of the home page keeps what was typed', async ({ page }) => {
    await page.goto('/');
    const form = page.locator('#get-the-app');
    await form.scrollIntoViewIfNeeded();
    await form.getByRole('textbox').fill('ada@tuppence.example');
    await form.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy');
    await page.goBack();
    await expect(form.getByRole('textbox')).toHaveValue('ada@tuppence.example');
  });
});

test('Create account keeps what was typed, except the password', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Create account' }).last().click();
  const typed = { 'First name': 'Ada', 'Last name': 'Byron', Email: 'ada@tuppence.example' };
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.fill('a long secret');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeFocused();
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(stored).toContain('Byron');
  expect(stored).not.toContain('secret');
  for (const comeBack of [() => page.goBack(), () => page.reload()]) {
    await comeBack();
    for (const [label, value] of Object.entries(typed)) {
      await expect(page.getByLabel(label)).toHaveValue(value);
    }
    await expect(password).toHaveValue('');
  }
});

test('what was typed is forgotten once the form has led on', async ({ page }) => {
  const kept = () => page.evaluate(() => sessionStorage.getItem('typed /auth'));
  await page.goto('/auth');
  await page.getByLabel('Email').fill(demoDonorEmail);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoDonorPassword);
  // As when the visitor looks at another tab.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
  expect(await kept()).toContain(demoDonorEmail);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/giving-recap');
  await expect.poll(kept).toBeNull();
});
