import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoDonorEmail } from '../browser/demo-credentials.ts';
import { expect, test } from './fixtures.ts';
import { signInAsDemoDonor } from './sign-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const section = (page: Page) => page.getByRole('region', { name: 'My year' });
const picture = (page: Page) => section(page).getByRole('img');
const taxSummary = (page: Page) => page.getByRole('region', { name: 'For your tax return' });

async function openPicture(page: Page) {
  await signInAsDemoDonor(page);
  await section(page).scrollIntoViewIfNeeded();
  await expect(picture(page)).toBeVisible();
}

test('a picture names only ticked charities, and making it sends nothing', async ({ page }) => {
  await openPicture(page);
  await expect(picture(page)).toHaveAccessibleName(
    /^My 20\d\d\/\d\d in giving: \d+ gifts to \d charities, £[\d,.]+ in all\.$/,
  );
  await page.getByLabel('Tax year').selectOption('2025/26');
  await expect(picture(page)).toHaveAccessibleName(
    'My 2025/26 in giving: 67 gifts to 6 charities, £484.15 in all.',
  );
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) sent.push(request.url());
  });
  await section(page).getByText('Change what the picture shows').click();
  await section(page).getByRole('checkbox', { name: 'Parentkind' }).check();
  await section(page).getByRole('checkbox', { name: 'Show how much it came to' }).uncheck();
  await expect(picture(page)).toHaveAccessibleName(
    /^My 20\d\d\/\d\d in giving: \d+ gifts to \d charities\. Among them: Parentkind\.$/,
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section(page).getByRole('button', { name: 'Download PNG' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^my-20\d\d-\d\d-in-giving\.png$/);
  const png = await readFile(await download.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  // Only fonts may load, for the letters of a name.
  expect(sent.filter((url) => !/\.woff2$|^blob:/.test(url))).toEqual([]);
});

test('sharing passes one file to the system’s share sheet', { tag: '@sweep' }, async ({ page }) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [] }: ShareData) => {
        for (const { name, type, size } of files) shared.push(`${name} ${type} ${size > 9999}`);
      },
    });
  });
  await openPicture(page);
  await section(page).getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as { shared?: string[] }).shared))
    .toEqual([expect.stringMatching(/^my-20\d\d-\d\d-in-giving\.png image\/png true$/)]);
  await expect(section(page).getByRole('status')).toBeEmpty();
});

test('a scrambled picture is not offered', { tag: '@sweep' }, async ({ page, context }) => {
  // To prevent tracking, some browsers return other pixels than were drawn.
  await context.addInitScript(() => {
    CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
      new ImageData(new Uint8ClampedArray(width * height * 4).fill(255), width, height);
  });
  await signInAsDemoDonor(page);
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole('alert')).toHaveText(/doesn’t let a page draw/);
});

test('the sheet for the tax return prints alone, on one page of A4', async ({ page }) => {
  await signInAsDemoDonor(page);
  await page.getByLabel('Tax year').selectOption('2025/26');
  const sheet = taxSummary(page).getByRole('article', { name: 'Gift Aid summary 2025/26' });
  await expect(sheet).toContainText(demoDonorEmail);
  await expect(sheet.getByRole('definition').first()).toHaveText('£205.00');
  await expect(sheet.getByRole('row', { name: /^Total/ })).toContainText('£205.00');
  const estimate = page.getByRole('figure', { name: 'Gift Aid estimate for 2025/26' });
  await expect(estimate).toContainText('£205.00');
  await page.evaluate(() => {
    Object.assign(window, {
      print: () => Object.assign(window, { printedTitle: document.title }),
    });
  });
  await taxSummary(page).getByRole('button', { name: 'Print or save as PDF' }).click();
  expect(await page.evaluate(() => (window as { printedTitle?: string }).printedTitle)).toBe(
    'Gift Aid summary 2025-26',
  );
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading').filter({ visible: true })).toHaveText([
    'Gift Aid summary 2025/26',
  ]);
  const rows = page.getByRole('row').filter({ visible: true });
  await expect(rows).toHaveCount(17);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width = 0, height = 0] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect(Math.round(Number(width))).toBe(595);
  expect(Math.round(Number(height))).toBe(842);
  // `page.pdf` fires `afterprint`, so the whole page is shown again.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Your giving | Tuppence');
});

test('giving again leads to the charity’s page', { tag: '@sweep' }, async ({ page }) => {
  await signInAsDemoDonor(page);
  await page.getByRole('link', { name: 'Give again to Made in Hackney' }).click();
  await expect(page).toHaveURL('/made-in-hackney');
});
