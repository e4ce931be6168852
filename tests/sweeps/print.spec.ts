import type { Page } from '@playwright/test';
import { routePaths, unknownPath } from '../browser/site.ts';
import { expect, test } from '../journeys/fixtures.ts';
import { signInAsDemoDonor } from '../journeys/sign-in.ts';
import { faultsOnPaper } from '../pages/paper.ts';

async function openRecap(page: Page) {
  await signInAsDemoDonor(page);
  await expect(page.getByRole('table').first()).toBeVisible();
}

const pages = [
  ['/', 4, true],
  ['/charities', 4, true],
  ['/made-in-hackney', 3, true],
  ['/giving-recap', 4, false],
  ['/terms', 5, false],
] as const;

for (const [path, sheets, hasAnswers] of pages) {
  test(`${path} takes at most ${sheets} sheets, with every answer open`, async ({ page }) => {
    if (path === '/giving-recap') await openRecap(page);
    else await page.goto(path);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    const found = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThanOrEqual(sheets);
    if (!hasAnswers) return;
    const answers = page.locator('details > :not(summary)');
    const shown = () => answers.filter({ visible: true }).count();
    expect(await answers.count()).toBeGreaterThan(2);
    expect(await shown()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await shown()).toBe(await answers.count());
  });
}

for (const path of routePaths()) {
  test(`${path} keeps its logos on paper, with nothing over its text`, async ({
    page,
    expectProblem,
  }) => {
    if (path === unknownPath) expectProblem(/404/);
    await page.goto(path);
    // /giving-recap leads to the sign-in.
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
    expect(await faultsOnPaper(page)).toEqual([]);
  });
}

test('the films of the home page are printed as pictures', async ({ page }) => {
  await page.goto('/');
  const phones = page.locator('[data-print="exact"]');
  await expect(phones).toHaveCount(4);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  for (const phone of await phones.all()) {
    await expect(phone.locator('img')).toHaveJSProperty('complete', true);
    expect(
      await phone.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
  }
  await page.emulateMedia({ media: 'print' });
  for (const phone of await phones.all()) {
    await expect(phone.locator('img')).toBeVisible();
    await expect(phone.locator('img')).toHaveCSS('opacity', '1');
    await expect(phone.locator('video').filter({ visible: true })).toHaveCount(0);
  }
});

test('the charts of the recap and all its gifts are printed', async ({ page }) => {
  await openRecap(page);
  await page.getByLabel('Tax year').selectOption('2025/26');
  await page.emulateMedia({ media: 'print' });
  const bars = page
    .getByRole('table', { name: 'By month' })
    .locator('tbody th > span > span:last-child');
  expect(await bars.count()).toBeGreaterThan(3);
  for (const bar of await bars.all()) {
    await expect(bar).toHaveCSS('print-color-adjust', 'exact');
    expect((await bar.boundingBox())?.width).toBeGreaterThan(2);
  }
  // Not by role: that would leave out hidden rows. The second tbody has the sums.
  const gifts = page.getByRole('table', { name: /^Gifts/ }).locator('tbody:first-of-type tr');
  expect(await gifts.count()).toBeGreaterThan(12);
  await expect(gifts.filter({ visible: true })).toHaveCount(await gifts.count());
  const payments = page
    .getByRole('table', { name: /^Gift Aid payments/ })
    .locator('tr')
    // On paper, they are listed instead.
    .filter({ hasNotText: 'later payment' });
  expect(await payments.count()).toBeGreaterThan(14);
  await expect(payments.filter({ visible: true })).toHaveCount(await payments.count());
});

test('on narrow paper, the credit of a gift is beside its brand', async ({ page }) => {
  await openRecap(page);
  await page.getByLabel('Tax year').selectOption('2025/26');
  await page.setViewportSize({ width: 340, height: 480 });
  await page.emulateMedia({ media: 'print' });
  const gift = page
    .getByRole('table', { name: /^Gifts/ })
    .locator('tbody tr')
    .first();
  const [brand, credit] = [gift.locator('td').nth(1), gift.locator('td').nth(2)];
  await expect(brand.getByText(/credit/)).toHaveCSS('display', 'inline');
  await expect(credit).toBeHidden();
});

test('the calculator is printed only with a result', async ({ page }) => {
  await page.goto('/charities');
  const heading = page.getByRole('heading', { name: 'What could you raise?' });
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeHidden();
  await expect(page.getByText('What we assume', { exact: false })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('textbox', { name: 'How many donors do you have?' }).fill('1200');
  await page.keyboard.press('Enter');
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
  const receipt = page.getByRole('main').getByText('£28,800', { exact: false });
  await expect(receipt.filter({ visible: true }).first()).toBeVisible();
});

test('a demo is printed in its current state', async ({ page }) => {
  await page.goto('/donation-api/charities');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('figure', { name: 'Receipt of the demo checkout' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Try the widget' })).toBeHidden();
  await expect(page.getByText('Go on, press something.')).toBeHidden();
  await page.goto('/donation-api/loyalty');
  await expect(page.getByText('2,000 points', { exact: true }).first()).toBeVisible();
});
