import type { Page } from '@playwright/test';
import { toastsLoaded } from '../browser/page.ts';
import { expect, test } from './fixtures.ts';
import { join, newAddress, waitlistRows } from './joining.ts';
import { android, desktop, iPhone } from './phones.ts';

test.use({ ...android, contextOptions: { reducedMotion: 'reduce' } });

const form = (page: Page) => page.getByRole('region', { name: 'Get the app for free now' });
const email = (page: Page) => form(page).getByRole('textbox', { name: 'Email address' });
/** In the toast, and below the form. */
const notice = (page: Page, words: string) => page.getByText(words, { exact: true }).first();

/** The form loads when its section comes near the viewport. */
async function openForm(page: Page) {
  await page.goto('/');
  await form(page).scrollIntoViewIfNeeded();
}

test('an address is stored once, in capitals or not', async ({ page, expectProblem }) => {
  expectProblem(/409/);
  const address = newAddress();
  await openForm(page);
  await expect(email(page)).toHaveAttribute('required');
  await expect(form(page).getByRole('checkbox')).toHaveAttribute('required');
  await join(form(page), address);
  await expect(page.getByText('Thank you for joining!', { exact: true })).toHaveCount(2);
  await expect(form(page).getByText('Thank you for joining!')).toBeVisible();
  await expect(notice(page, "We'll share your exclusive access soon")).toBeVisible();
  expect(await waitlistRows(page, address)).toEqual([
    expect.objectContaining({
      email: address,
      type: 'early_access',
      metadata: { acceptedTerms: true },
    }),
  ]);

  await join(form(page), address.toUpperCase());
  await expect(notice(page, 'Thank you for your interest!')).toBeVisible();
  await expect(
    notice(page, "We already have your email, and we'll be in touch soon."),
  ).toBeVisible();
  expect(await waitlistRows(page, address.toUpperCase())).toEqual([]);
});

test('a form filler that fills the hidden field loses no signup', async ({ page }) => {
  const address = newAddress();
  await openForm(page);
  await form(page).locator('[aria-hidden] input').fill('https://ada.example', { force: true });
  await join(form(page), address);
  await expect(notice(page, 'Thank you for joining!')).toBeVisible();
  expect(await waitlistRows(page, address)).toMatchObject([
    { metadata: { acceptedTerms: true, mayBeRobot: true } },
  ]);
});

test('without a network a toast says so', async ({ page, context, expectProblem }) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await openForm(page);
  // The first use of the form loads the toasts.
  await email(page).click();
  await toastsLoaded(page);
  await context.setOffline(true);
  await join(form(page), 'ada@tuppence.example');
  await expect(notice(page, 'Oops! Something went wrong')).toBeVisible();
  await expect(notice(page, 'Please try again later.')).toBeVisible();
  // The form is cleared after any outcome.
  await expect(email(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Restore my email' }).click();
  await expect(email(page)).toHaveValue('ada@tuppence.example');
  await expect(email(page)).toBeFocused();
  await expect(form(page).getByRole('checkbox')).toBeChecked();
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test('what was entered comes back, even if another dialog is open', async ({
    page,
    context,
    expectProblem,
  }) => {
    expectProblem(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/');
    await form(page).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'No iPhone?' }).click();
    const waitlist = page.getByRole('dialog', { name: 'Get early access' });
    await expect(waitlist).toBeVisible();
    await toastsLoaded(page);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: 'Get the app' }).click();
    await expect(page.getByRole('dialog', { name: 'Download the app' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'No iPhone?' }).click();
    await context.setOffline(true);
    await join(waitlist, 'ada@tuppence.example');
    const restore = page.getByRole('button', { name: 'Restore my email' });
    await expect(restore).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Get the app' }).click();
    await expect(page.getByRole('dialog', { name: 'Download the app' })).toBeVisible();
    await restore.click();
    await expect(waitlist.getByRole('textbox')).toHaveValue('ada@tuppence.example');
  });
});

for (const device of [iPhone, desktop]) {
  test.describe(`in a window of ${device.viewport.width} px, where the home page has no form`, () => {
    test.use(device);

    test('the question about Android leads to a field', async ({ page }) => {
      await page.goto('/#is-there-an-android-app');
      await page.getByRole('link', { name: 'Leave your email address' }).press('Enter');
      const heading = page.getByRole('heading', { level: 1, name: 'Leave your email address' });
      await expect(heading).toBeFocused();
      await expect(page).toHaveTitle('Waitlist | Tuppence');
      await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('textbox', { name: 'Email address' })).toBeFocused();
      const address = newAddress();
      await join(page.getByRole('main'), address);
      await expect(page.getByText('Thank you for joining!', { exact: true })).toHaveCount(2);
      expect(await waitlistRows(page, address)).toHaveLength(1);
    });
  });
}
