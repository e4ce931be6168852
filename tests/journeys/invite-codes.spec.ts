import type { Page } from '@playwright/test';
import { layoutShift, watchLayoutShift } from '../browser/page.ts';
import { expect, test } from './fixtures.ts';
import { join, newAddress, waitlistRows } from './joining.ts';
import { android, iPhone } from './phones.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const getAppSection = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /Get the app/ });
const campaignOf = async (page: Page) =>
  new URL((await getAppSection(page).getAttribute('href')) ?? '').searchParams.get('ct');
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

test.describe('on an iPhone', () => {
  test.use(iPhone);

  test('the charity is named, on the receipt too, and the App Store gets the code', async ({
    page,
  }) => {
    await page.goto('/?ref=Parentkind');
    await expect(page.getByText('Invite code: Parentkind')).toBeVisible();
    const slip = page.getByRole('figure', { name: /^Example receipt/ });
    await expect(slip).toContainText(/To Parentkind.*£10\.00.*Thank you\.$/s);
    const stores = page.locator('a[href^="https://apps.apple.com"]');
    await expect(stores.first()).toBeVisible();
    for (const link of await stores.all())
      await expect(link).toHaveAttribute('href', /\/id\d+\?ct=Parentkind$/);
    expect(await canonical(page)).not.toContain('ref');
    // The charity's own page shows it too, but not another's.
    await page.goto('/parentkind');
    await expect(page.getByText('Invite code: Parentkind')).toBeVisible();
    await page.goto('/charlie-waller-trust');
    await expect.poll(() => campaignOf(page)).toBe('Parentkind');
    await expect(page.getByText(/^Invite code:/)).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Download on App Store/ })).toHaveAttribute(
      'href',
      /\?ct=Parentkind$/,
    );
    await page.goto('/summer-of-giving');
    await expect(page.getByRole('link', { name: /Join the Movement/ })).toHaveAttribute(
      'href',
      /\?ct=Parentkind$/,
    );
    // A later invitation replaces the code. A code that belongs to no partner names nobody.
    await page.goto('/?ref=STANNES');
    await expect.poll(() => campaignOf(page)).toBe('STANNES');
    await expect(page.getByText(/^Invite code:/)).toHaveCount(0);
    await expect(page.getByText('Your invite code is noted.')).toBeVisible();
    await expect(slip).toContainText('To the charity you choose');
  });

  test('without storage, links contain the code', { tag: '@sweep' }, async ({ page, context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await page.goto('/charlie-waller-trust?ref=parentkind');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
    await link.click();
    await expect(page).toHaveURL('/privacy?ref=parentkind');
    await expect.poll(() => canonical(page)).toMatch(/\/privacy$/);
    await page.goto(page.url());
    await expect.poll(() => campaignOf(page)).toBe('parentkind');
    const home = page.getByRole('banner').getByRole('link', { name: /home$/ });
    await home.focus();
    await expect(home).toHaveAttribute('href', /\/\?ref=parentkind$/);
    const store = getAppSection(page);
    await store.focus();
    await expect(store).toHaveAttribute('href', /\?ct=parentkind$/);
  });
});

test('on a desktop the code is in a QR code that the page draws', async ({ page }) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost')
      told.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`);
  });
  await page.goto('/?ref=parentkind');
  await page.getByRole('banner').getByRole('button', { name: 'Get the app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download the app' });
  await expect(dialog.locator('svg[role=img]')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /App Store/ })).toHaveAttribute(
    'href',
    /\?ct=parentkind$/,
  );
  await page.keyboard.press('Escape');
  await page.locator('#get-the-app').scrollIntoViewIfNeeded();
  await expect(page.locator('#get-the-app svg[role=img]')).toBeVisible();
  expect(told.filter((request) => /parentkind/i.test(request))).toEqual([]);
});

for (const query of [
  'ref=parentkind.',
  'ref=parentkind%2F',
  'REF=parentkind',
  'ref=parentkind?utm_source=news',
  'utm_source=news&amp;ref=parentkind',
  'ref=&ref=parentkind',
  'ref=%E2%80%8Bparentkind%C2%A0',
]) {
  test(`/?${query} is an invitation`, { tag: '@sweep' }, async ({ page }) => {
    await page.goto(`/?${query}`);
    await expect(page.getByText('Invite code: Parentkind')).toBeVisible();
  });
}

test('an address with a tail leads to its page, or the nearest is offered', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404/);
  for (const address of [
    '/parentkind.',
    '/parentkind,',
    '/Parentkind).',
    '/parentkind%3Fref=ann',
  ]) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/parentkind(\?ref=ann)?$/);
  }
  await page.goto('/parent-kind');
  await page
    .locator('p', { hasText: 'Did you mean' })
    .getByRole('link', { name: 'Parentkind' })
    .click();
  await expect(page).toHaveURL('/parentkind');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Raise donations');
});

test.describe('on an Android phone', () => {
  test.use(android);

  test('the waitlist’s row contains the code', async ({ page }) => {
    await page.goto('/noahs-ark-childrens-hospice?ref=STANNES');
    await page.getByRole('banner').getByRole('button', { name: 'Get the app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Get early access' });
    const email = newAddress();
    await join(dialog, email);
    await expect(page.getByText('Thank you for joining!', { exact: true }).first()).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await waitlistRows(page, email)).toMatchObject([
      { metadata: { acceptedTerms: true, ref: 'STANNES' } },
    ]);
  });
});

for (const width of [320, 390, 1440]) {
  test(`home has room for a greeting at ${width} px`, { tag: '@sweep' }, async ({ page }) => {
    await watchLayoutShift(page);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/?ref=voluntary-action-arun-chichester');
    const greeting = page.getByText('Invite code: Voluntary Action Arun & Chichester');
    await expect(greeting).toBeVisible();
    const [header, line, title] = await Promise.all(
      [page.getByRole('banner'), greeting, page.getByRole('heading', { level: 1 })].map((part) =>
        part.evaluate((element) => element.getBoundingClientRect()),
      ),
    );
    expect(line?.top).toBeGreaterThanOrEqual(header?.bottom ?? Number.NaN);
    expect(line?.bottom).toBeLessThanOrEqual(title?.top ?? Number.NaN);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  });
}
