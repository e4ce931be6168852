/** "Is yours in there?", from a letter in the field to a partner's page, the app, or a row in Postgres. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { machineKeys } from '@tuppence/supabase-embedded/keys';
import { paths } from '../../app/paths.ts';
import { expect, test } from './fixtures.ts';

const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
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

/** The search is fetched when its section comes near. */
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

  test('a charity of the register leads to the waitlist, whose row names it', async ({
    page,
    baseURL,
  }) => {
    await openFinder(page);
    await field(page).pressSequentially('coldwatr hospise');
    await expect(status(page)).toHaveText(/^1 charity found/);
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

  test('the dialog opened elsewhere afterwards knows nothing of that charity', {
    tag: '@sweep',
  }, async ({ page }) => {
    await openFinder(page);
    await field(page).fill('coldwater hospice');
    await registered(page).getByRole('button').first().click();
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.scrollTo(0, 0));
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Get the app/ })
      .click();
    await expect(page.getByRole('dialog')).not.toContainText('you shop for');
  });
});

test('a charity with a page comes first, and Enter leads there', async ({ page }) => {
  await openFinder(page);
  await field(page).pressSequentially('hospice');
  await expect(partners(page).getByRole('link').first()).toHaveText(
    'Noah’s Ark Children’s Hospice',
  );
  await expect(registered(page).getByText('Ashby Mere Hospice (sample)')).toBeVisible();
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/noahs-ark-childrens-hospice$/);
});

test('a slip of the finger in a charity’s name still leads to its page', { tag: '@sweep' }, async ({
  page,
}) => {
  await openFinder(page);
  await field(page).fill('cancr reserch');
  await expect(partners(page).getByRole('link')).toHaveText(['Cancer Research UK']);
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/cancer-research-uk$/);
});

test('on a desktop a charity of the register leads to the app', { tag: '@sweep' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openFinder(page);
  await field(page).fill('ashby mere hosp');
  await registered(page)
    .getByRole('button', { name: /Ashby Mere Hospice/ })
    .press('Enter');
  await expect(page.getByRole('dialog', { name: 'Download the app' })).toBeVisible();
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: iPhone });

  test('a charity of the register leads to the App Store', { tag: '@sweep' }, async ({ page }) => {
    await openFinder(page);
    await field(page).fill('ashby mere hosp');
    await expect(
      registered(page).getByRole('link', { name: /Ashby Mere Hospice/ }),
    ).toHaveAttribute('href', /^https:\/\/apps\.apple\.com\//);
  });
});

test('asks once the typing pauses, not for every letter, and not for one', {
  tag: '@sweep',
}, async ({ page }) => {
  const asked: string[] = [];
  await page.route(registers, (route) => {
    asked.push((route.request().postDataJSON() as { query: string }).query);
    return route.fulfill({ json: [] });
  });
  await openFinder(page);
  await field(page).pressSequentially('h');
  await expect(status(page)).not.toBeEmpty();
  expect(asked).toEqual([]);
  await field(page).pressSequentially('ospice');
  await expect.poll(() => asked.at(-1)).toBe('hospice');
  expect(asked.length).toBeLessThan(4);
});

for (const [what, answer] of [
  ['without a network', 'abort'],
  ['after too many searches', 429],
  ['with a broken server', 500],
] as const) {
  test(`${what} charities with a page are still found, and it can be tried again`, async ({
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

test('a register that does not answer within five seconds is given up', { tag: '@sweep' }, async ({
  page,
}) => {
  await page.clock.install();
  await openFinder(page);
  await page.route(registers, () => undefined);
  await field(page).fill('hospice');
  await expect(partners(page).getByRole('link')).toHaveCount(1);
  await expect(finder(page).getByText('Searching…')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(status(page)).toBeEmpty();
  await page.clock.runFor(5000);
  await expect(status(page)).toContainText('We couldn’t reach the charity register');
});

test('what nobody would type is answered like anything else', { tag: '@sweep' }, async ({
  page,
}) => {
  await openFinder(page);
  for (const typed of [
    "'; drop table charities; --",
    '%_\\',
    '🙂👩🏽‍🚀',
    'جمعية',
    '<b>x</b>',
    'x'.repeat(10_000),
  ]) {
    await field(page).fill(typed);
    await expect(status(page)).toHaveText(/^No matches/);
  }
  await field(page).fill('coldwater hospice');
  await expect(status(page)).toHaveText(/^1 charity found/);
});

test('has no faults that axe finds, with results and without', { tag: '@sweep' }, async ({
  page,
}) => {
  await openFinder(page);
  for (const typed of ['hospice', 'zzzzzz']) {
    await field(page).fill(typed);
    await expect(status(page)).not.toBeEmpty();
    const { violations } = await new AxeBuilder({ page })
      .include('section:has(input[type=search])')
      .analyze();
    expect(violations).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('charities with a page are links', { tag: '@sweep' }, async ({ page }) => {
    await page.goto('/');
    await expect(finder(page).getByRole('link', { name: 'Parentkind' })).toBeVisible();
    await expect(finder(page).getByRole('searchbox')).toHaveCount(0);
  });
});
