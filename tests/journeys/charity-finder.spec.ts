import type { Page } from '@playwright/test';
import { machineKeys } from '@tuppence/supabase-embedded/keys';
import { paths } from '../../app/paths.ts';
import { expect, test } from './fixtures.ts';

const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36';
const registers = '**/rest/v1/rpc/search_charities';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

const finder = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Is yours in there?' }) });
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

async function rows(baseURL: string | undefined, email: string) {
  const { secret } = machineKeys(paths.keys);
  const response = await fetch(`${baseURL}/rest/v1/email_signups?email=eq.${email}`, {
    headers: { apikey: secret, authorization: `Bearer ${secret}` },
  });
  return (await response.json()) as { metadata: unknown }[];
}

test.describe('on an Android phone', () => {
  test.use({ userAgent: android });

  test('a charity of the register leads to the waitlist, and the row names it', async ({
    page,
    baseURL,
  }) => {
    await openFinder(page);
    await field(page).pressSequentially('coldwatr hospise');
    await expect(status(page)).toHaveText(/^1 charity found/);
    // The charities to begin with would repeat what was found.
    await expect(
      finder(page).getByRole('list', { name: 'Charities with a page of their own' }),
    ).toBeHidden();
    await registered(page)
      .getByRole('button', { name: /Coldwater Hospice \(sample\)/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Get early access' });
    await expect(dialog).toContainText('you’re shopping for Coldwater Hospice (sample)');
    const email = `ada.${crypto.randomUUID().slice(0, 8)}@tuppence.example`;
    await dialog.getByPlaceholder('Enter your email address').fill(email);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Thank you for joining!', { exact: true })).toBeVisible();
    expect(await rows(baseURL, email)).toMatchObject([
      { metadata: { acceptedTerms: true, charity: { register: 'sample', number: '0024' } } },
    ]);
  });
});

test('a charity with a page is listed first, and Enter opens the page', async ({ page }) => {
  await openFinder(page);
  await field(page).pressSequentially('hospice');
  await expect(partners(page).getByRole('link').first()).toHaveText(
    'Noah’s Ark Children’s Hospice',
  );
  await expect(registered(page).getByText('Ashby Mere Hospice (sample)')).toBeVisible();
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/noahs-ark-childrens-hospice$/);
});

for (const [what, answer] of [
  ['without a network', 'abort'],
  ['after too many searches', 429],
  ['with a broken server', 500],
] as const) {
  test(`${what} charities with a page are still found, and the search can be repeated`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(answer === 'abort' ? /ERR_|Failed to load/ : new RegExp(String(answer)));
    await openFinder(page);
    await page.route(registers, (route) =>
      answer === 'abort' ? route.abort() : route.fulfill({ status: answer, json: {} }),
    );
    await field(page).fill('hospice');
    await expect(status(page)).toHaveText(
      'We couldn’t reach the charity register, so this shows only charities with a page here.',
    );
    await expect(partners(page).getByRole('link')).toHaveCount(1);
    await page.unroute(registers);
    await finder(page).getByRole('button', { name: 'Try again' }).click();
    await expect(registered(page).getByRole('button').first()).toBeVisible();
    await expect(finder(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
}
