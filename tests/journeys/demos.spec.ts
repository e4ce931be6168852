import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** A line of a demo's receipt, by the labels of the receipt and the line. */
const line = (page: Page, slip: string, label: string) =>
  page.getByRole('figure', { name: slip }).getByText(label, { exact: true }).locator('xpath=..');

/** Presses Tab until the control has focus. */
async function tabTo(page: Page, role: 'button' | 'textbox' | 'radio' | 'slider', name: RegExp) {
  const control = page.getByRole(role, { name });
  for (let press = 0; press < 60; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return control;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${role} ${name}.`);
}

test('the calculator accepts whole numbers only, and calculates when the button is pressed', async ({
  page,
}) => {
  await page.goto('/charities');
  const field = page.getByRole('textbox', { name: 'How many donors do you have?' });
  const button = page.getByRole('button', { name: 'Calculate' });
  const slip = page.getByRole('figure', { name: 'Estimate of what your donors could raise' });
  await expect(button).toBeDisabled();
  for (const entry of ['0', '-3', 'lots']) {
    await field.fill(entry);
    await expect(button).toBeDisabled();
  }
  await field.fill('12.5');
  await button.click();
  await expect(page.getByText('Enter a whole number of donors, such as 1,200.')).toBeVisible();
  await expect(slip.getByText('Every month')).toBeHidden();

  await field.fill('1000');
  await expect(slip.getByText('Every month')).toBeHidden();
  await button.click();
  await expect(line(page, 'Estimate of what your donors could raise', 'Every month')).toContainText(
    '£2,000',
  );
  await expect(slip.getByText('£24,000')).toBeVisible();
});

test('a donor completes the checkout by keyboard only, and starts again', async ({ page }) => {
  await page.goto('/donation-api/charities');
  const heading = page.getByRole('heading', { level: 3, name: /^Step/ });
  const slip = 'Receipt of the demo checkout';
  await expect(heading).toContainText('Step 1 of 4');
  await expect(line(page, slip, 'You give, monthly')).toContainText('£30.00');

  await tabTo(page, 'radio', /^Other$/);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '£50' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(line(page, slip, 'You give, once')).toContainText('£50.00');

  // Select the charity by typing part of its name.
  await page.keyboard.press('Tab');
  const charity = page.getByRole('combobox', { name: 'Charity' });
  await expect(charity).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(charity).toHaveAttribute('aria-autocomplete', 'list');
  await page.keyboard.press('Tab');
  await page.keyboard.type('noahs');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(charity).toHaveValue(/Noah/);
  const selected = () => page.evaluate(() => window.getSelection()?.toString());
  await charity.click();
  expect(await selected(), 'the first press selects the text').toMatch(/Noah/);
  await charity.click();
  expect(await selected(), 'the second press places the caret').toBe('');

  await tabTo(page, 'button', /^Continue$/);
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await expect(heading).toContainText('Step 2 of 4');
  await expect(page.getByText(/I am a UK taxpayer/)).toContainText('Noah');
  await expect(line(page, slip, 'Gift Aid from HMRC, 25%')).toContainText('£12.50');

  await tabTo(page, 'button', /^Continue$/);
  await page.keyboard.press('Enter');
  await expect(heading).toContainText('Step 3 of 4');
  await tabTo(page, 'radio', /Bank transfer/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /Card/ })).toBeChecked();
  await expect(line(page, slip, 'Card fee, from your gift')).toContainText('−£0.80');
  await expect(line(page, slip, 'Charity gets')).toContainText('£61.70');

  await tabTo(page, 'button', /^Donate Now$/);
  await page.keyboard.press('Enter');
  await expect(heading).toContainText('Thank you');
  await tabTo(page, 'button', /^Start Over$/);
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await expect(heading).toContainText('Step 1 of 4');
});

test('the checkout refuses an amount with a reason and keeps everything entered', async ({
  page,
}) => {
  await page.goto('/donation-api/charities');
  const field = page.getByRole('textbox', { name: 'Your amount in pounds' });
  await expect(field).toHaveValue('30');
  for (const [entry, reason] of [
    ['', 'Enter an amount, such as 30 or 12.50.'],
    ['0', 'Enter an amount above £0.'],
    ['3.141', 'Enter pounds and pence only, such as 30 or 12.50.'],
    ['10000.01', 'The most you can give here is £10,000. Enter that or less.'],
  ] as const) {
    await field.fill(entry);
    await field.press('Enter');
    await expect(page.getByText(reason)).toBeVisible();
    await expect(field).toHaveValue(entry);
    await expect(field).toBeFocused();
  }
  await field.fill('10000');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: /Step 2 of 4/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(field).toHaveValue('10000');
});

test('a member turns points into a donation by keyboard only, and starts again', async ({
  page,
}) => {
  await page.goto('/donation-api/loyalty');
  const heading = page.getByRole('heading', { level: 3, name: /^Step/ });
  const slider = await tabTo(page, 'slider', /Points to give/);
  await expect(slider).toHaveValue('2000');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('1500');
  await tabTo(page, 'button', /^Continue$/);
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await expect(heading).toContainText('Step 2 of 3');

  const charity = page.getByRole('combobox', { name: 'Charity' });
  await expect(charity).toHaveAttribute('aria-autocomplete', 'list');
  await expect(charity).toHaveValue('Save The Children');
  await page.keyboard.press('Tab');
  await page.keyboard.type('parent');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', /^Confirm Donation$/);
  await page.keyboard.press('Enter');
  await expect(heading).toContainText('Thank you');
  await expect(
    page.getByText(
      'In your programme, £15 would now be on its way to Parentkind. It could help 3 families.',
    ),
  ).toBeVisible();

  await tabTo(page, 'button', /^Start Over$/);
  await page.keyboard.press('Enter');
  await expect(slider).toHaveValue('2000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(charity).toHaveValue('Save The Children');
});

test('the prompt is copied exactly, and has its own plain-text address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/donation-api/ecommerce');
  await page.getByRole('button', { name: 'Tear off the prompt' }).click();
  await expect(page.getByText('Copied to clipboard!', { exact: true })).toBeVisible();
  await expect(
    page.getByText('You can now paste the prompt in your LLM of choice.', { exact: true }),
  ).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const plain = await page.request.get('/prompts/ecommerce.txt');
  expect(plain.headers()['content-type']).toContain('text/plain');
  expect(copied).toBe(await plain.text());
});

test('every link of llms.txt leads to a page', { tag: '@sweep' }, async ({ page }) => {
  const text = await (await page.request.get('/llms.txt')).text();
  const paths = [...text.matchAll(/\]\(https:\/\/[^/]+(\/[^)]*)\)/g)].map(([, path]) => path ?? '');
  expect(paths).toContain('/donation-api/ecommerce');
  for (const path of paths) {
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
});
