/** The waitlist, from the form on a phone to the row in Postgres. */
import type { Page } from '@playwright/test';
import { machineKeys } from '@tuppence/supabase-embedded/keys';
import { paths } from '../../app/paths.ts';
import { toastsLoaded } from '../browser/page.ts';
import { expect, test } from './fixtures.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 390, height: 844 },
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36',
});

const form = (page: Page) => page.getByRole('region', { name: 'Get the app for free now' });
const notice = (page: Page, words: string) => page.getByText(words, { exact: true });

/** The form loads when its section comes near the viewport. */
async function openForm(page: Page) {
  await page.goto('/');
  await form(page).scrollIntoViewIfNeeded();
}

async function fill(page: Page, email: string) {
  await form(page).getByPlaceholder('Enter your email address').fill(email);
  await form(page).getByRole('checkbox').check();
}

async function submit(page: Page) {
  await form(page).getByRole('button', { name: 'Submit' }).click();
}

async function rows(baseURL: string | undefined, email: string) {
  const { secret } = machineKeys(paths.keys);
  const response = await fetch(
    `${baseURL}/rest/v1/email_signups?email=eq.${encodeURIComponent(email)}`,
    { headers: { apikey: secret, authorization: `Bearer ${secret}` } },
  );
  return (await response.json()) as { email: string; type: string; metadata: unknown }[];
}

test('an address is stored once; repeated in capitals, it is reported as known', async ({
  page,
  baseURL,
  expectProblem,
}) => {
  expectProblem(/409/);
  const email = `ada.${crypto.randomUUID().slice(0, 8)}@tuppence.example`;
  await openForm(page);
  await fill(page, email);
  await submit(page);
  await expect(notice(page, 'Thank you for joining!')).toBeVisible();
  await expect(notice(page, "We'll share your exclusive access soon")).toBeVisible();
  await expect(form(page).getByPlaceholder('Enter your email address')).toHaveValue('');
  await expect(form(page).getByRole('checkbox')).not.toBeChecked();
  expect(await rows(baseURL, email)).toMatchObject([
    { email, type: 'early_access', metadata: { acceptedTerms: true } },
  ]);

  await fill(page, email.toUpperCase());
  await submit(page);
  await expect(notice(page, 'Thank you for your interest!')).toBeVisible();
  await expect(
    notice(page, "We already have your email, and we'll be in touch soon."),
  ).toBeVisible();
  expect(await rows(baseURL, email.toUpperCase())).toEqual([]);
});

test('exactly the documented row is sent, once however often the button is pressed', async ({
  page,
}) => {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') bodies.push(request.postDataJSON());
  });
  const email = `ada.${crypto.randomUUID().slice(0, 8)}@tuppence.example`;
  await openForm(page);
  await fill(page, email);
  await form(page).getByRole('button', { name: 'Submit' }).dblclick();
  await expect(notice(page, 'Thank you for joining!')).toBeVisible();
  expect(bodies).toEqual([{ email, type: 'early_access', metadata: { acceptedTerms: true } }]);
});

test('without a network a toast says so', async ({ page, context, expectProblem }) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await openForm(page);
  await fill(page, 'ada@tuppence.example');
  await toastsLoaded(page);
  await context.setOffline(true);
  await submit(page);
  await expect(notice(page, 'Oops! Something went wrong')).toBeVisible();
  await expect(notice(page, 'Please try again later.')).toBeVisible();
  // The form is cleared after any outcome; one press restores the email.
  const email = form(page).getByRole('textbox', { name: 'Email address' });
  await expect(email).toHaveValue('');
  await page.getByRole('button', { name: 'Restore my email' }).click();
  await expect(email).toHaveValue('ada@tuppence.example');
  await expect(email).toBeFocused();
  await expect(form(page).getByRole('checkbox')).toBeChecked();
  await context.setOffline(false);
});

test('an invalid address and unaccepted terms are reported at their fields', async ({ page }) => {
  await openForm(page);
  await form(page).getByPlaceholder('Enter your email address').fill('ada at home');
  await submit(page);
  await expect(form(page).getByText('Please enter a valid email address.')).toBeVisible();
  await expect(form(page).getByText('You must accept the terms and conditions')).toBeVisible();
  const email = form(page).getByRole('textbox', { name: 'Email address' });
  await expect(email).toHaveValue('ada at home');
  await expect(form(page).locator('label', { hasText: 'Email address' })).toBeVisible();
  await expect(email).toHaveAttribute('required');
  await expect(form(page).getByRole('checkbox')).toHaveAttribute('required');
});
