import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

async function tabTo(page: Page, role: 'button' | 'radio' | 'slider', name: RegExp) {
  const control = page.getByRole(role, { name });
  for (let press = 0; press < 60; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return control;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${role} ${name}.`);
}

test('a donor completes the checkout by keyboard, and starts again', async ({ page }) => {
  await page.goto('/donation-api/charities');
  const heading = page.getByRole('heading', { level: 3, name: /^Step/ });
  const slip = page.getByRole('figure', { name: 'Receipt of the demo checkout' });
  await tabTo(page, 'radio', /^Other$/);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '£50' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');

  await page.keyboard.press('Tab');
  const charity = page.getByRole('combobox', { name: 'Charity' });
  await expect(charity).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(charity).toHaveAttribute('aria-autocomplete', 'list');
  await page.keyboard.press('Tab');
  await page.keyboard.type('noahs');
  await expect(page.getByRole('status').filter({ hasText: /^1 charity/ })).toBeAttached();
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
  await tabTo(page, 'button', /^Continue$/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'radio', /Bank transfer/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /Card/ })).toBeChecked();
  await expect(slip.getByText('£61.70')).toBeVisible();
  await tabTo(page, 'button', /^Donate Now$/);
  await page.keyboard.press('Enter');
  await expect(heading).toContainText('Thank you');
  await tabTo(page, 'button', /^Start Over$/);
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await expect(heading).toContainText('Step 1 of 4');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('the button of a short step is in view when the step begins', async ({ page }) => {
    await page.goto('/donation-api/charities');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button('Continue').click();
    await button('Continue').click();
    await expect(button('Donate Now')).toBeInViewport({ ratio: 1 });
    await button('Donate Now').click();
    await expect(button('Start Over')).toBeInViewport({ ratio: 1 });
  });
});

test('a member donates points by keyboard only, and starts again', async ({ page }) => {
  await page.goto('/donation-api/loyalty');
  const slider = await tabTo(page, 'slider', /Points to give/);
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, 'button', /^Continue$/);
  await page.keyboard.press('Enter');
  const charity = page.getByRole('combobox', { name: 'Charity' });
  await expect(charity).toHaveAttribute('aria-autocomplete', 'list');
  await page.keyboard.press('Tab');
  await page.keyboard.type('parent');
  // react-aria forgets the option of an arrow key that comes before it has handled the text.
  await expect(page.getByRole('status').filter({ hasText: /^1 charity/ })).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', /^Confirm Donation$/);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(
      'In your programme, £15 would now be on its way to Parentkind. If £5 helps one, that’s 3 children, or as many families.',
      { exact: true },
    ),
  ).toBeVisible();
  await tabTo(page, 'button', /^Start Over$/);
  await page.keyboard.press('Enter');
  await expect(slider).toHaveValue('2000');
});

test('the prompt is copied, and has a plain-text address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/donation-api/ecommerce');
  await page.getByRole('button', { name: 'Tear off the prompt' }).click();
  await expect(page.getByText('Copied to clipboard!', { exact: true })).toBeVisible();
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
