import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '@tuppence/settings/paths';
import { machineKeys } from '@tuppence/supabase-embedded/keys';
import { demoDonorEmail, demoDonorPassword } from '../browser/demo-credentials';
import { hydrated } from '../browser/late-code.ts';
import { requestsInFlight, toastsLoaded } from '../browser/page';
import { expect, test } from './fixtures';
import { newAddress } from './joining.ts';
import { fillSignUp, password, signInAsDemoDonor } from './sign-in.ts';

function notice(page: Page, words: string) {
  return page.getByRole('region', { name: /notifications/i }).getByText(words, { exact: true });
}

async function signUp(page: Page, email: string) {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveTitle('Sign Up');
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function signIn(page: Page, email: string, secret = password) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a new donor signs up, confirms by email and signs out', async ({ page, mailbox }) => {
  const email = newAddress();
  await signUp(page, email);
  await expect(notice(page, 'Account Created')).toBeVisible();
  await expect(
    notice(page, 'Please check your email for verification instructions.'),
  ).toBeVisible();

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Check your email');
  await expect(heading).toBeFocused();

  const [mail] = await mailbox(email);
  await page.goto(mail?.link ?? '');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page).toHaveURL('/giving-recap');
  await expect(notice(page, 'Welcome!')).toBeVisible();
  await expect(page.getByText('Welcome back!')).toHaveCount(0);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Robin');
  await expect(
    page.getByRole('heading', { name: 'Your first gift will appear here' }),
  ).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Robin');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(notice(page, 'You have been logged out successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Your giving' })).toHaveCount(0);

  await signIn(page, email);
  await expect(page).toHaveURL('/giving-recap');
});

test('an address with a stranger’s session neither replaces a donor’s nor makes one', async ({
  page,
  site,
  mailbox,
}) => {
  const email = newAddress();
  const { publishable } = machineKeys(paths.keys);
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${site.url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: publishable, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { access_token: string; refresh_token: string };
  };
  await post('signup', { email, password, data: { first_name: 'Mallory' } });
  const link = new URL((await mailbox(email))[0]?.link ?? '');
  const token_hash = new URLSearchParams(link.hash.slice(1)).get('token_hash');
  const { access_token, refresh_token } = await post('verify', { token_hash, type: 'signup' });
  const planted = new URLSearchParams({
    access_token,
    refresh_token,
    expires_in: '3600',
    token_type: 'bearer',
    type: 'signup',
  });

  const yourGiving = page.getByRole('banner').getByRole('link', { name: 'Your giving' });
  await page.goto(`/auth#${planted}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  await page.goto(`/about#${planted}`);
  await expect(yourGiving).toHaveCount(0);

  await signInAsDemoDonor(page);
  await page.goto(`/about#${planted}`);
  await page.reload();
  await expect(yourGiving).toBeVisible();
  await yourGiving.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello, (?!Mallory)/);
});

test('a link whose fragment a mail program moved or lost', async ({ page, mailbox }) => {
  const email = newAddress();
  await signUp(page, email);
  await expect(notice(page, 'Account Created')).toBeVisible();
  const link = (await mailbox(email))[0]?.link ?? '';
  const confirm = page.getByRole('button', { name: 'Confirm my address' });
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(link.replace(/#.*/, ''));
  await expect(heading).toHaveText('This link is incomplete');
  await expect(page.getByText('Copy the whole address from the email')).toBeVisible();
  // The whole address, in the same tab.
  await page.evaluate((address) => window.location.assign(address), link);
  await expect(confirm).toBeVisible();
  // A scanner opens every link, and presses nothing.
  for (const damaged of [link.replace('#', '&'), link.replace('#', '%23')]) {
    await page.goto(damaged);
    await expect(confirm).toBeVisible();
    await expect(page).toHaveURL('/auth?step=confirm');
  }
  await confirm.click();
  await expect(page).toHaveURL('/giving-recap');
  await page.goto('/auth?step=confirm');
  await expect(page).toHaveURL('/giving-recap');
});

test('a used link leads a donor who is signed in to their giving', async ({
  page,
  mailbox,
  expectProblem,
}) => {
  expectProblem(/403/);
  const email = newAddress();
  await signUp(page, email);
  await expect(notice(page, 'Account Created')).toBeVisible();
  const link = (await mailbox(email))[0]?.link ?? '';
  for (const _ of ['first', 'again']) {
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page).toHaveURL('/giving-recap');
  }
});

test('an invalid link leads to a form for a new one', { tag: '@sweep' }, async ({
  page,
  mailbox,
  expectProblem,
}) => {
  expectProblem(/403/);
  expectProblem(/429/);
  const email = newAddress();
  await signUp(page, email);
  await expect(notice(page, 'Account Created')).toBeVisible();
  const link = (await mailbox(email))[0]?.link ?? '';
  await page.goto(link.replace(/token_hash=[^&]+/, 'token_hash=000000'));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { name: 'That link no longer works' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(
    page.getByRole('main').getByText(/^Not sent You can ask for another email in/),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  expect(await mailbox(email)).toHaveLength(1);
});

test('an expired link is replaced by another that works', { tag: '@sweep' }, async ({
  page,
  mailbox,
  expectProblem,
}) => {
  expectProblem(/403/);
  await page.goto('/auth?step=confirm#token_hash=000000&type=recovery');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'That link no longer works' })).toBeVisible();
  // The demo donor has asked for no link yet, so no pause applies.
  await page.getByRole('textbox', { name: 'Email' }).fill(demoDonorEmail);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await page.goto((await mailbox(demoDonorEmail))[0]?.link ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel(/^New password/)).toBeVisible();
});

test('a forgotten password is replaced with a link from an email', async ({ page, mailbox }) => {
  const email = newAddress();
  await signUp(page, email);
  await expect(notice(page, 'Account Created')).toBeVisible();
  await page.goto((await mailbox(email))[0]?.link ?? '');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  // The previous form has a field of the same name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgotten your password?');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await page.goto((await mailbox(email))[0]?.link ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/^New password/).fill('another heron lamp');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL('/giving-recap');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, email, 'another heron lamp');
  await expect(page).toHaveURL('/giving-recap');
});

test('the demo donor selects a tax year, and downloads its gifts', async ({ page }) => {
  await signInAsDemoDonor(page);
  await expect(page.getByRole('table', { name: 'By charity' })).toBeVisible();
  const select = page.getByLabel('Tax year');
  const allTime = page.getByText('since you joined').locator('xpath=ancestor::div[1]');
  const before = (await allTime.textContent()) ?? '';
  await select.selectOption('2025/26');
  await expect(page.getByText('raised for charity, tax year 2025/26')).toBeVisible();
  await expect(allTime).toHaveText(before);
  await expect(page.getByRole('status').getByText(/^2025\/26: \d+ gifts, £/)).toBeAttached();
  const rows = page.getByRole('table', { name: 'Gifts in 2025/26' }).getByRole('row');
  // Headings, twelve gifts, the sum of the others and the total.
  await expect(rows).toHaveCount(15);
  const showAll = page.getByRole('button', { name: /^Show all \d+ gifts$/ });
  const count = Number(/\d+/.exec(await showAll.innerText())?.[0]);
  await showAll.click();
  await expect(rows).toHaveCount(count + 2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('giving-2025-26.csv');
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(count + 1);
});

test('without a session, a new password starts with the form of the sent document', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener(
      'DOMContentLoaded',
      () => document.querySelector('main form')?.setAttribute('data-sent', ''),
      { once: true },
    );
  });
  await page.goto('/auth?step=new-password');
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeEnabled();
  await expect(page.locator('main form[data-sent]')).toBeVisible();
});

test('visitors who are signed out are sent to sign in, and back', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/401/);
  await page.goto('/giving-recap');
  await expect(page).toHaveURL('/auth?next=%2Fgiving-recap');
  await expect(page).toHaveTitle('Login');
  await page.getByRole('button', { name: 'Create account' }).last().click();
  await expect(page).toHaveTitle('Sign Up');
  await expect
    .poll(() => page.locator('#structured-data').textContent())
    .toContain('"name":"Sign Up"');
  await page.getByRole('button', { name: 'Sign in instead' }).click();
  await page.getByRole('link', { name: /Forgotten/ }).click();
  await expect(page).toHaveTitle('Forgotten your password?');
  await page.goBack();
  await signIn(page, demoDonorEmail, demoDonorPassword);
  await expect(page).toHaveURL('/giving-recap');
  await page.goto('/auth');
  await expect(page).toHaveURL('/giving-recap');
  // The refusal below must answer only the request after the reload.
  await expect(page.getByRole('table', { name: 'By charity' })).toBeVisible();
  // As if the donor had signed out elsewhere.
  await page.route('**/rest/v1/gifts**', (route) => route.fulfill({ status: 401, json: {} }));
  await page.reload();
  await expect(page.getByText('You’ve been signed out. Sign in to carry on.')).toBeVisible();
});

test('after signing up, the address can change', { tag: '@sweep' }, async ({ page, mailbox }) => {
  const email = newAddress();
  await signUp(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Robin');
  const field = page.getByRole('textbox', { name: 'Email' });
  await expect(field).toHaveValue(email);
  const other = newAddress();
  await field.fill(other);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  expect(await mailbox(other)).toHaveLength(1);
});

test('if signing out fails, the donor is told', { tag: '@sweep' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/500/);
  await signInAsDemoDonor(page);
  const message = 'Database error revoking the session';
  await page.route('**/auth/v1/logout**', (route) =>
    route.fulfill({ status: 500, json: { code: 500, msg: message } }),
  );
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(notice(page, 'Error')).toBeVisible();
  await expect(notice(page, message)).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/giving-recap');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('a failing gift service is called again', { tag: '@sweep' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/503/);
  const asked: number[] = [];
  let healthy = false;
  await page.route('**/rest/v1/gifts**', (route) => {
    asked.push(Date.now());
    return healthy ? route.continue() : route.fulfill({ status: 503, json: { message: 'no' } });
  });
  await signInAsDemoDonor(page);
  const failed = page.getByRole('heading', { name: 'We couldn’t fetch your giving' });
  await expect(failed).toBeVisible({ timeout: 20_000 });
  expect(asked).toHaveLength(4);
  expect((asked.at(-1) ?? 0) - (asked.at(0) ?? 0)).toBeLessThan(10_000);
  const h1 = page.getByRole('heading', { level: 1 });
  await expect(h1, 'the failure is announced').toBeFocused();
  healthy = true;
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('table', { name: 'By charity' })).toBeVisible();
  await expect(h1).toContainText('Hello');
  await expect(h1, 'focus is not lost with the button').toBeFocused();
});

test('signing out in one tab signs out the other', { tag: '@sweep' }, async ({ page, context }) => {
  await signInAsDemoDonor(page);
  const other = await context.newPage();
  await other.goto('/giving-recap');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Hello');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/auth/);
});

test('sign-in errors are shown and keep the entries', async ({ page, expectProblem, mailbox }) => {
  expectProblem(/400/);
  const email = newAddress();
  await page.goto('/auth');
  await signIn(page, demoDonorEmail, 'wrong');
  await expect(notice(page, 'Login Failed')).toBeVisible();
  await expect(notice(page, 'Invalid login credentials')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(demoDonorEmail);
  await expect(page.getByLabel(/^Password/)).toHaveValue('wrong');
  await expect(page.getByLabel(/^Password/)).toHaveAccessibleDescription(
    'Check your email and password.',
  );
  await expect(notice(page, 'Login Failed')).toBeHidden();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel(/^Password/)).toHaveValue('');

  await signUp(page, email);
  await expect(notice(page, 'Account Created')).toBeVisible();
  expect(await mailbox(email)).toHaveLength(1);
  await page.goto('/auth');
  await signIn(page, email);
  await expect(notice(page, 'Email not confirmed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible();
});

test('without a network, the form keeps its text', async ({ page, context, expectProblem }) => {
  expectProblem(/ERR_|Failed to/);
  const inFlight = requestsInFlight(page);
  await page.goto('/auth');
  await page.getByRole('textbox', { name: 'Email' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('robin@tuppence.example');
  await toastsLoaded(page);
  await expect.poll(inFlight).toBe(0);
  await context.setOffline(true);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(notice(page, 'Login Failed')).toBeVisible();
  await expect(
    notice(page, 'We could not reach the service. Check your connection and try again.'),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('robin@tuppence.example');
  await context.setOffline(false);
});

test('the auth client loads only when it is needed', { tag: '@sweep' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const client = () => scripts.filter((url) => /assets\/supabase-library-[^/]*\.js$/.test(url));
  await page.goto('/auth', { waitUntil: 'networkidle' });
  expect(client()).toEqual([]);
  await page.getByRole('textbox', { name: 'Email' }).click();
  await expect.poll(client).toHaveLength(1);
});
