/** Six times slower CPU and slow 3G: each first press, as soon as the page can be pressed, does its work once. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../journeys/fixtures.ts';

test.use({
  viewport: { width: 360, height: 740 },
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Moto G) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
  splash: 'shown',
  contextOptions: { reducedMotion: 'reduce' },
});

const patient = { timeout: 60_000 };

/** Opens a page slowly, and gives it over as soon as a visitor could press something. */
async function openSlowly(page: Page, context: BrowserContext, path: string) {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(path, { waitUntil: 'commit' });
}

/** Counts what is copied, in an attribute of the document. */
const countCopies = () => {
  const { clipboard } = navigator;
  clipboard.writeText = () => {
    const { dataset } = document.documentElement;
    dataset.copies = String(Number(dataset.copies ?? 0) + 1);
    return Promise.resolve();
  };
};

/** Waits until the page's code has taken over. What a press has done must outlast that. */
const settled = (page: Page) =>
  page.waitForFunction(() => window.early === undefined, undefined, patient);

test.beforeEach(() => test.setTimeout(120_000));

test('the menu opens, and stays open', async ({ page, context }) => {
  await openSlowly(page, context, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click(patient);
  const link = page.getByRole('navigation', { name: 'Mobile' }).getByRole('link').first();
  await expect(link).toBeVisible(patient);
  await settled(page);
  await expect(link).toBeVisible();
});

for (const [name, path, button] of [
  ['an address is copied once', '/about', /^Copy support@/],
  ['the prompt is copied once', '/donation-api/ecommerce', /^Tear off/],
] as const) {
  test(name, async ({ page, context }) => {
    await page.addInitScript(countCopies);
    await openSlowly(page, context, path);
    await page.getByRole('button', { name: button }).click(patient);
    // What it says leaves again before a slow phone is done; early-presses.spec.ts asserts the words.
    await expect(page.locator('html')).toHaveAttribute('data-copies', '1', patient);
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('data-copies', '1');
  });
}

test('Create account shows its fields, and they stay', async ({ page, context }) => {
  await openSlowly(page, context, '/auth');
  await page.getByRole('button', { name: 'Create account' }).click(patient);
  await settled(page);
  // A second press would have gone back to signing in.
  await expect(page.getByLabel('First name')).toBeVisible(patient);
  await expect(page.getByRole('button', { name: 'Sign in instead' })).toBeVisible();
});

test('Get the app opens one dialog', async ({ page, context }) => {
  await openSlowly(page, context, '/about');
  await page.getByRole('banner').getByText('Get the app').click(patient);
  await settled(page);
  await expect(page.getByRole('dialog', { name: 'Get early access' })).toBeVisible(patient);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(context.pages()).toHaveLength(1);
});

test('a question opens, and stays open', async ({ page, context }) => {
  await openSlowly(page, context, '/charities');
  await page.locator('summary').first().click(patient);
  await settled(page);
  await expect(page.locator('details').first()).toHaveAttribute('open', '');
});

test('an address for the waitlist is sent once', async ({ page, context }) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/email_signups')) sent.push(request.postDataJSON());
  });
  await openSlowly(page, context, '/');
  const section = page.getByRole('region', { name: 'Get the app for free now' });
  const email = `slow.${crypto.randomUUID().slice(0, 8)}@tuppence.example`;
  await section.scrollIntoViewIfNeeded(patient);
  await section.getByPlaceholder('Enter your email address').fill(email, patient);
  await section.getByRole('checkbox').check(patient);
  await section.getByRole('button', { name: 'Submit' }).dblclick(patient);
  await expect(page.getByText('Thank you for joining!', { exact: true })).toBeVisible(patient);
  expect(sent).toMatchObject([{ email }]);
});

test('a sign-in is sent once', async ({ page, context, expectProblem }) => {
  expectProblem(/400/);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/token')) sent.push(request.postDataJSON());
  });
  await openSlowly(page, context, '/auth');
  await page.getByLabel('Email').fill('ada@tuppence.example', patient);
  await page.locator('input[type=password]').fill('not the password', patient);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click(patient);
  await expect(page.getByText('Login Failed').first()).toBeVisible(patient);
  expect(sent).toMatchObject([{ email: 'ada@tuppence.example', password: 'not the password' }]);
});
