import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { join, newAddress, waitlistRows } from './joining.ts';
import { android } from './phones.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: android.viewport });

const finder = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Is your charity in there?' }) });
const field = (page: Page) => finder(page).getByRole('searchbox', { name: 'Search for a charity' });
const partners = (page: Page) =>
  finder(page).getByRole('list', { name: 'Charities with a page here' });
const registered = (page: Page) =>
  finder(page).getByRole('list', { name: 'Charities on the public registers' });
const status = (page: Page) => finder(page).getByRole('status');

/** The search loads when its section comes near the viewport. */
async function openFinder(page: Page) {
  await page.goto('/');
  await finder(page).scrollIntoViewIfNeeded();
  await expect(field(page)).toBeVisible();
}

test.describe('on an Android phone', () => {
  test.use(android);

  test('a signup stores the charity chosen from the register', async ({ page }) => {
    await openFinder(page);
    await field(page).pressSequentially('coldwatr hospise');
    await expect(status(page)).toHaveText(/^1 charity found/);
    // Results replace the suggested charities.
    await expect(
      finder(page).getByRole('list', { name: 'Charities with a page of their own' }),
    ).toBeHidden();
    await registered(page)
      .getByRole('button', { name: /Coldwater Hospice \(sample\)/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Get early access' });
    await expect(dialog).toContainText('you’re shopping for Coldwater Hospice (sample)');
    const email = newAddress();
    await join(dialog, email);
    await expect(page.getByText('Thank you for joining!', { exact: true }).first()).toBeVisible();
    expect(await waitlistRows(page, email)).toMatchObject([
      { metadata: { acceptedTerms: true, charity: { register: 'sample', number: '0024' } } },
    ]);
  });
});

test('on a desktop the dialog says which charity to choose in the app', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openFinder(page);
  await field(page).fill('coldwater hospice');
  await registered(page)
    .getByRole('button', { name: /Coldwater Hospice \(sample\)/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Download the app' })).toContainText(
    'Then choose Coldwater Hospice (sample).',
  );
});

test('a charity with a page is listed first, and Enter leads to the results', async ({ page }) => {
  await openFinder(page);
  await field(page).pressSequentially('hospice');
  await expect(partners(page).getByRole('link').first()).toHaveText(
    'Noah’s Ark Children’s Hospice',
  );
  await expect(registered(page).getByText('Ashby Mere Hospice (sample)')).toBeVisible();
  // Not the page: another of the results may be meant.
  await field(page).press('Enter');
  await expect(partners(page).getByRole('link').first()).toBeFocused();
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/noahs-ark-childrens-hospice$/);
});

test('Back to a search returns to the result that was opened', async ({ page }) => {
  await openFinder(page);
  await field(page).pressSequentially('hackney');
  const result = partners(page).getByRole('link', { name: 'Made in Hackney' });
  await expect(partners(page).getByRole('link')).toHaveCount(1);
  await result.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(field(page)).toHaveValue('hackney');
  await expect(partners(page).getByRole('link')).toHaveCount(1);
  await expect(result).toBeFocused();
});

test('if the register fails, partners are still found', async ({ page, expectProblem }) => {
  expectProblem(/429/);
  expectProblem(/ERR_FAILED/);
  await openFinder(page);
  const search = '**/rest/v1/rpc/search_charities';
  await page.route(search, (route) => route.abort(), { times: 1 });
  await page.route(search, (route) => route.fulfill({ status: 429, json: {} }), { times: 1 });
  const again = finder(page).getByRole('button', { name: 'Try again' });
  await field(page).fill('hospice');
  await expect(status(page)).toHaveText(
    'We couldn’t reach the charity register, so this shows only charities with a page here. Noah’s Ark Children’s Hospice',
  );
  await expect(partners(page).getByRole('link')).toHaveCount(1);
  const failed = page.waitForEvent('requestfailed');
  await again.click();
  await failed;
  await again.click();
  await expect(registered(page).getByRole('button').first()).toBeVisible();
  await expect(again).toHaveCount(0);
});
