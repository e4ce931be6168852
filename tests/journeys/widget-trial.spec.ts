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

test('a charity tries its colours, and copies the code that has them', async ({ page }) => {
  await openWidget(page);
  await amount(page).fill('12.34');
  const next = section(page).getByRole('button', { name: 'Continue' });
  const fieldOf = (name: string) => section(page).getByRole('textbox', { name, exact: true });
  await fieldOf('Buttons and links').fill('orange');
  await page.keyboard.press('Enter');
  await expect(fieldOf('Buttons and links')).toBeFocused();
  await expect(fieldOf('Buttons and links')).toHaveAccessibleDescription(
    'Enter # and six digits or letters from A to F, such as #0B7A4B.',
  );

  await fieldOf('Buttons and links').fill('#F28C28');
  await fieldOf('Corners').fill('2px');
  await press(page, 'Try your colours');
  const said = section(page).getByText(/has 2\.45:1 and needs 4\.5:1, so the widget has/);
  const taken = /widget has (#\w{6})/.exec((await said.textContent()) ?? '')?.[1] ?? '';
  const channels = [1, 3, 5].map((at) => Number.parseInt(taken.slice(at, at + 2), 16));
  await expect(next).toHaveCSS('background-color', `rgb(${channels.join(', ')})`);
  await expect(next).toHaveCSS('border-radius', '2px');
  await expect(amount(page)).toHaveValue('12.34');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, 'Copy donate.html in your colours');
  await expect(page.getByText('Copied').first()).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toContain(`<tuppence-checkout\n  color-action="${taken}"\n  radius="2px"\n></`);
});
