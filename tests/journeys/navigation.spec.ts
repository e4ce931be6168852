/** What visitors of the whole site notice on their way from page to page. */
import { expect, test } from './fixtures.ts';
import { android, iPhone } from './phones.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a link within a page needs no data, and scrolls without a connection', async ({
  page,
  context,
  expectProblem,
}) => {
  // What the first interaction loads.
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/parentkind');
  await context.setOffline(true);
  const refused = page.waitForEvent('console', (line) => /DISCONNECTED/.test(line.text()));
  await page.getByRole('link', { name: 'Learn how it works' }).click();
  await expect(page.locator('#how-it-works')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Raise donations');
  await refused;
});

test('the structured data are those of the page that is shown', async ({ page }) => {
  const data = async () =>
    JSON.stringify(JSON.parse((await page.locator('#structured-data').textContent()) ?? ''));
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Charities' }).click();
  await expect(page).toHaveTitle(/for charities/i);
  await expect.poll(data).toContain('https://www.tuppence.example/charities');
  expect(await data()).not.toContain('MobileApplication');
  await page.getByRole('banner').getByRole('link', { name: 'Tuppence home' }).click();
  await expect.poll(data).toContain('MobileApplication');
  expect(await data()).toContain('What does it cost me?');
});

test('the skip link keeps what was typed', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Create account' }).first().click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByRole('link', { name: 'Skip to' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test.describe('on a phone', () => {
  test.use(android);

  test('the menu is closed after the phone was turned and turned back', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.locator('nav[popover]');
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(menu).toBeHidden();
  });
});

test.describe('on an iPhone', () => {
  test.use(iPhone);

  test('the same weekly shop, printed twice, scrolls to its receipt twice', async ({ page }) => {
    await page.goto('/');
    const receipt = page.getByText('To your charity').first();
    for (let time = 1; time <= 2; time += 1) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole('button', { name: 'What would my shop give?' }).first().click();
      await page.getByRole('button', { name: 'Print my receipt' }).click();
      await expect(receipt).toBeInViewport();
    }
  });
});
