/** A visitor with a small Android phone and one bar: calls that hang or fail, taps that come twice, a phone that is turned. */
import type { Page } from '@playwright/test';
import { noticesFetched } from '../browser/page.ts';
import { expect, test } from '../journeys/fixtures.ts';

const userAgent =
  'Mozilla/5.0 (Linux; Android 13; moto g13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

test.use({
  viewport: { width: 360, height: 640 },
  userAgent,
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Get early access' });
const email = (page: Page) => dialog(page).getByRole('textbox', { name: 'Email address' });

async function openDialog(page: Page) {
  await page.getByRole('banner').getByText('Get the app').tap();
  await expect(email(page)).toBeVisible({ timeout: 60_000 });
}

test('a waitlist that hangs is given up, told once, and gives back what was typed', async ({
  page,
}) => {
  await page.goto('/about');
  await openDialog(page);
  await noticesFetched(page);
  let calls = 0;
  await page.route('**/rest/v1/email_signups*', () => {
    calls += 1;
  });
  await email(page).fill('ada@tuppence.example');
  await dialog(page).getByRole('checkbox').check();
  const submit = dialog(page).getByRole('button', { name: 'Submit' });
  await submit.tap();
  await dialog(page).getByRole('button').last().tap({ force: true });
  const notice = page.getByText('Oops! Something went wrong', { exact: true });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  expect(calls).toBe(1);
  await page.getByRole('button', { name: 'Restore my email' }).tap();
  await expect(page.getByRole('textbox', { name: 'Email address' }).first()).toHaveValue(
    'ada@tuppence.example',
  );
});

test('back closes the dialog with the page that it stood on', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).tap();
  await expect(page).toHaveURL('/privacy');
  await openDialog(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
});

test('back closes the menu with the page that it stood on', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).tap();
  await expect(page).toHaveURL('/privacy');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeHidden();
});

test('a sign-up whose call never answers is sent once, and keeps what was typed', async ({
  page,
}) => {
  let calls = 0;
  await page.route('**/auth/v1/signup*', () => {
    calls += 1;
  });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Create account' }).tap();
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Ashdown');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@tuppence.example');
  await page.getByLabel(/^Password/).fill('teapot lamp heron');
  const submit = page.locator('main form button[type=submit]');
  await submit.tap();
  await submit.tap({ force: true });
  await page.setViewportSize({ width: 640, height: 360 });
  await expect(page.locator('main form').getByText(/could not reach the service/)).toBeVisible({
    timeout: 20_000,
  });
  expect(calls).toBe(1);
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@tuppence.example');
  await expect(page.getByLabel(/^Password/)).toHaveValue('teapot lamp heron');
});

test('charities to a partner page and on to the app, while the list of partners hangs', async ({
  page,
}) => {
  await page.route('**/partners.json*', () => undefined);
  await page.goto('/');
  await page.getByRole('link', { name: 'Made in Hackney' }).first().tap();
  await expect(page).toHaveURL('/made-in-hackney');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('this month');
  await openDialog(page);
});
