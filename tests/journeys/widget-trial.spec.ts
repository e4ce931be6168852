import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const section = (page: Page) => page.locator('#try');
const press = (page: Page, name: string) => section(page).getByRole('button', { name }).click();
const step = (page: Page, text: RegExp) =>
  expect(section(page).getByRole('heading', { level: 3 })).toHaveText(text);
const amount = (page: Page) => section(page).getByLabel('Your amount in pounds');
const script = '**/checkout/tuppence-checkout.js*';

async function openWidget(page: Page) {
  await page.goto('/donation-api/charities');
  await press(page, 'Open the widget');
  await step(page, /Step 1 of 4/);
}

test('the widget of the sample is fetched when it is opened, and books in the sandbox', async ({
  page,
  site,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/donation-api/charities', { waitUntil: 'networkidle' });
  await section(page).scrollIntoViewIfNeeded();
  expect(fetched).not.toContain('/checkout/tuppence-checkout.js');

  await press(page, 'Open the widget');
  await expect(section(page).getByRole('group', { name: 'Try the widget' })).toBeFocused();
  expect(fetched).toContain('/checkout/tuppence-checkout.js');
  await expect(section(page).getByText('Test mode: donations are booked')).toBeVisible();
  await expect(amount(page)).toHaveValue('30');
  await amount(page).fill('12.34');
  await press(page, 'Continue');
  await press(page, 'Continue');
  await press(page, 'Donate Now');
  await step(page, /Thank you/);
  const told = section(page).getByText(/^onSuccess was called with the order web-/);
  const orderId = /web-\w+/.exec((await told.textContent()) ?? '')?.[0];
  const answer = await page.request.get(`${site.url}/v1/donations?order_id=${orderId}`, {
    headers: { Authorization: 'Bearer tp_test_your_key' },
  });
  expect((await answer.json()).data).toMatchObject([{ amount: 1234, charity_id: 'your-charity' }]);
});

test('by keyboard alone, with reduced motion, on the smallest phone', { tag: '@sweep' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/donation-api/charities');
  const button = section(page).getByRole('button', { name: 'Open the widget' });
  await button.focus();
  await page.keyboard.press('Enter');
  await step(page, /Step 1 of 4/);
  await page.keyboard.press('Tab');
  await expect(section(page).getByRole('radio', { name: 'Other' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  for (const keys of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(keys);
  await step(page, /Step 2 of 4/);
  await expect(section(page).getByRole('heading', { level: 3 })).toBeFocused();
  for (const keys of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(keys);
  await step(page, /Step 3 of 4/);
  for (const keys of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(keys);
  await step(page, /Thank you/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a wrong amount is named, and nothing is sent', { tag: '@sweep' }, async ({ page }) => {
  await openWidget(page);
  await amount(page).fill('lots');
  await press(page, 'Continue');
  await expect(amount(page)).toBeFocused();
  await expect(amount(page)).toHaveAccessibleDescription(/Enter pounds and pence only/);
  await step(page, /Step 1 of 4/);
});

test('pressed twice, a donation is booked once', async ({ page }) => {
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v1/donations'))
      orders.push((request.postDataJSON() as { order_id: string }).order_id);
  });
  await openWidget(page);
  await press(page, 'Continue');
  await press(page, 'Continue');
  await section(page).getByRole('button', { name: 'Donate Now' }).dblclick();
  await step(page, /Thank you/);
  expect(orders).toHaveLength(1);
});

test('without a network it says so, and keeps what was decided', { tag: '@sweep' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await openWidget(page);
  await amount(page).fill('7');
  await press(page, 'Continue');
  await press(page, 'Continue');
  await page.route('**/v1/donations', (route) => route.abort('internetdisconnected'));
  await press(page, 'Donate Now');
  await expect(section(page).getByText('We could not confirm your donation.')).toBeVisible();
  await page.unroute('**/v1/donations');
  await press(page, 'Donate Now');
  await expect(section(page).getByText(/Your Charity gets £8.75/)).toBeVisible();
});

test('a widget that cannot be fetched says so, and opens at the next press', {
  tag: '@sweep',
}, async ({ page, expectProblem }) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.route(script, (route) => route.abort('internetdisconnected'));
  await page.goto('/donation-api/charities');
  await press(page, 'Open the widget');
  await expect(section(page).getByText('We couldn’t fetch the widget.')).toBeVisible();
  await page.unroute(script);
  await press(page, 'Open the widget');
  await step(page, /Step 1 of 4/);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });
  test('it says what it needs', { tag: '@sweep' }, async ({ page }) => {
    await page.goto('/donation-api/charities');
    await expect(section(page).getByText(/The widget needs JavaScript/)).toBeVisible();
    await expect(section(page).getByText('Open the widget')).toBeHidden();
  });
});
