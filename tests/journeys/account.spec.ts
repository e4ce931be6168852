import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { noticesFetched, requestsInFlight } from '../browser/page';
import { expect, test } from './fixtures';

const password = 'teapot lamp heron';

function address(name: string): string {
  return `${name}.${crypto.randomUUID().slice(0, 8)}@tuppence.example`;
}

/** The words on a notice; the same words are announced in a longer sentence. */
function notice(page: Page, words: string) {
  return page.getByText(words, { exact: true });
}

async function signUp(page: Page, email: string, firstName = 'Robin') {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveTitle('Sign Up');
  await page.getByRole('textbox', { name: 'First name' }).fill(firstName);
  await page.getByRole('textbox', { name: 'Last name' }).fill('Ashdown');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function signIn(page: Page, email: string, secret = password) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signInAsDemoDonor(page: Page) {
  await page.goto('/auth');
  await signIn(page, 'demo.donor@tuppence.example', 'tuppence-demo-2026');
  await expect(page).toHaveURL('/giving-recap');
}

test('a new donor signs up, confirms by mail, sees the recap and signs out', async ({
  page,
  mailbox,
}) => {
  const email = address('robin');
  await signUp(page, email);
  await expect(notice(page, 'Account Created')).toBeVisible();
  await expect(
    notice(page, 'Please check your email for verification instructions.'),
  ).toBeVisible();

  const [mail] = await mailbox(email);
  await page.goto(mail?.link ?? '');
  await expect(notice(page, 'You have successfully logged in.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Your giving' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Robin');
  await expect(page.getByRole('heading', { name: 'Your first line is waiting' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Robin');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(notice(page, 'You have been logged out successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Your giving' })).toHaveCount(0);

  await signIn(page, email);
  await expect(page).toHaveURL('/giving-recap');
});

test('a link that does not hold leads to a form for a new one; asked too soon, the service says so', async ({
  page,
  mailbox,
  expectProblem,
}) => {
  expectProblem(/429/);
  const email = address('ira');
  await signUp(page, email);
  await expect(notice(page, 'Account Created')).toBeVisible();
  const link = (await mailbox(email))[0]?.link ?? '';
  await page.goto(link.replace(/token=[^&]+/, 'token=000000'));
  await expect(page.getByRole('heading', { name: 'That link has expired' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText(/^For security purposes, you can only request this/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  expect(await mailbox(email)).toHaveLength(1);
});

test('a forgotten password is replaced through a mail', async ({ page, mailbox }) => {
  const email = address('sam');
  await signUp(page, email);
  await expect(notice(page, 'Account Created')).toBeVisible();
  await page.goto((await mailbox(email))[0]?.link ?? '');
  await page.getByRole('banner').getByRole('link', { name: 'Your giving' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(notice(page, 'If that address has an account, a link is on its way.')).toBeVisible();
  await page.goto((await mailbox(email))[0]?.link ?? '');
  await page.getByLabel(/^New password/).fill('another heron lamp');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL('/giving-recap');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, email, 'another heron lamp');
  await expect(page).toHaveURL('/giving-recap');
});

test('the demo donor sees two tax years, filters them and downloads one', async ({ page }) => {
  await signInAsDemoDonor(page);
  await expect(page.getByRole('table', { name: 'By charity' })).toBeVisible();
  const select = page.getByLabel('Tax year');
  await select.selectOption('2025/26');
  const rows = page.getByRole('table', { name: 'Gifts in 2025/26' }).getByRole('row');
  const count = (await rows.count()) - 1;
  expect(count).toBeGreaterThan(10);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('giving-2025-26.csv');
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(count + 1);
});

test('nobody signed in is sent to sign in, and back', async ({ page }) => {
  await page.goto('/giving-recap');
  await expect(page).toHaveURL('/auth?next=%2Fgiving-recap');
  await expect(page).toHaveTitle('Login');
  await signIn(page, 'demo.donor@tuppence.example', 'tuppence-demo-2026');
  await expect(page).toHaveURL('/giving-recap');
  await page.goto('/auth');
  await expect(page).toHaveURL('/giving-recap');
});

test('two tabs agree: signing out in one signs out the other', async ({ page, context }) => {
  await signInAsDemoDonor(page);
  const other = await context.newPage();
  await other.goto('/giving-recap');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Hello');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/auth/);
});

test('each refusal is said, and leaves what was typed', async ({
  page,
  expectProblem,
  mailbox,
}) => {
  expectProblem(/400/);
  const email = address('kim');
  await page.goto('/auth');
  await signIn(page, 'demo.donor@tuppence.example', 'wrong');
  await expect(notice(page, 'Login Failed')).toBeVisible();
  await expect(notice(page, 'Invalid login credentials')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(
    'demo.donor@tuppence.example',
  );
  await expect(page.getByLabel(/^Password/)).toHaveValue('wrong');

  await signUp(page, email);
  await expect(notice(page, 'Account Created')).toBeVisible();
  expect(await mailbox(email)).toHaveLength(1);
  await page.goto('/auth');
  await signIn(page, email);
  await expect(notice(page, 'Email not confirmed')).toBeVisible();
});

test('a password that the service refuses is refused in its words', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/4\d\d/);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('textbox', { name: 'First name' }).fill('Kim');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Lee');
  await page.getByRole('textbox', { name: 'Email' }).fill(address('kim'));
  await page.getByLabel(/^Password/).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(notice(page, 'Signup Failed')).toBeVisible();
  await expect(notice(page, 'Password should be at least 8 characters.')).toBeVisible();
  await expect(page.getByLabel(/^Password/)).toHaveValue('short');
});

test('without a network the notice says so, and the form keeps everything', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_|Failed to/);
  const inFlight = requestsInFlight(page);
  await page.goto('/auth');
  await page.getByRole('textbox', { name: 'Email' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('robin@tuppence.example');
  await noticesFetched(page);
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

test('nothing of the auth client is downloaded before it is needed', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/auth', { waitUntil: 'networkidle' });
  const before = scripts.length;
  await page.getByRole('textbox', { name: 'Email' }).click();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test('names with markup and in other scripts show as they are', async ({ page, mailbox }) => {
  const email = address('mona');
  await signUp(page, email, '<b>مريم</b>');
  await expect(notice(page, 'Account Created')).toBeVisible();
  await page.goto((await mailbox(email))[0]?.link ?? '');
  await page.getByRole('banner').getByRole('link', { name: 'Your giving' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, <b>مريم</b>');
});
