import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const section = (page: Page) => page.locator('#try');
const press = (page: Page, name: string) => section(page).getByRole('button', { name }).click();
const step = (page: Page, text: RegExp) =>
  expect(section(page).getByRole('heading', { level: 3 })).toHaveText(text);
const amount = (page: Page) => section(page).getByLabel('Your amount in pounds');

async function openWidget(page: Page) {
  await page.goto('/donation-api/charities');
  await press(page, 'Open the widget');
  await step(page, /Step 1 of 4/);
}

test('the widget loads when it is opened, and donates', async ({ page, site }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/donation-api/charities', { waitUntil: 'networkidle' });
  await section(page).scrollIntoViewIfNeeded();
  expect(fetched).not.toContain('/checkout/tuppence-checkout.js');

  await press(page, 'Open the widget');
  await expect(section(page).getByRole('group', { name: 'Try the widget' })).toBeFocused();
  expect(fetched).toContain('/checkout/tuppence-checkout.js');
  await expect(section(page).getByText('Test mode: donations are recorded')).toBeVisible();
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

test('a double press sends one donation', async ({ page }) => {
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
