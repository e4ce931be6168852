/** What a donor does with a year of giving: shows it, hands it to the tax office, gives again. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoDonorEmail } from '../browser/demo-credentials.ts';
import { expect, test } from './fixtures.ts';
import { signInAsDemoDonor } from './sign-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const section = (page: Page) => page.getByRole('region', { name: 'Your year, as a picture' });
const picture = (page: Page) => section(page).getByRole('img');
const taxSummary = (page: Page) => page.getByRole('region', { name: 'For your tax return' });

async function openPicture(page: Page) {
  await signInAsDemoDonor(page);
  await section(page).scrollIntoViewIfNeeded();
  await expect(picture(page)).toBeVisible();
}

/** A system sheet for files that answers as told, and remembers what it was given. */
function offerSharing(answer: 'shared' | 'AbortError' | 'NotAllowedError') {
  const shared: string[] = [];
  Object.assign(window, { shared });
  Object.assign(navigator, {
    canShare: () => true,
    share: ({ files }: ShareData) => {
      shared.push(...(files ?? []).map(({ name, type, size }) => `${name} ${type} ${size > 9999}`));
      return new Promise<void>((resolve, reject) => {
        setTimeout(() => {
          if (answer === 'shared') resolve();
          else reject(new DOMException('no', answer));
        }, 100);
      });
    },
  });
}
const shared = (page: Page) => page.evaluate(() => (window as { shared?: string[] }).shared);

test('the picture names nobody unasked, and leaves the page only as a file', async ({ page }) => {
  await openPicture(page);
  await expect(picture(page)).toHaveAccessibleName(
    /^My 20\d\d\/\d\d in giving: \d+ gifts to \d charities, £[\d,.]+ in all\.$/,
  );
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) sent.push(request.url());
  });
  await section(page).getByRole('checkbox', { name: 'Parentkind' }).check();
  await section(page).getByRole('checkbox', { name: 'Show how much it came to' }).uncheck();
  await expect(picture(page)).toHaveAccessibleName(
    /^My 20\d\d\/\d\d in giving: \d+ gifts to \d charities\. Among them: Parentkind\.$/,
  );
  await expect(section(page).locator('[aria-busy=false]')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section(page).getByRole('button', { name: 'Download PNG' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^my-20\d\d-\d\d-in-giving\.png$/);
  const png = await readFile(await download.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
  // Fonts may be fetched for a name's letters; nothing else is.
  expect(sent.filter((url) => !/\.woff2$|^blob:/.test(url))).toEqual([]);
});

test('the picture has the figures of the gifts, by tax year', { tag: '@sweep' }, async ({
  page,
}) => {
  const days: { given_on: string; share_pence: number; charity: string }[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/rest/v1/gifts')) days.push(...(await response.json()));
  });
  await openPicture(page);
  await page.getByLabel('Tax year').selectOption('2025/26');
  const gifts = days.filter(({ given_on }) => given_on >= '2025-04-06' && given_on <= '2026-04-05');
  const pence = gifts.reduce((sum, { share_pence }) => sum + share_pence, 0);
  const charities = new Set(gifts.map(({ charity }) => charity)).size;
  expect(gifts.length).toBeGreaterThan(10);
  await expect(picture(page)).toHaveAccessibleName(
    `My 2025/26 in giving: ${gifts.length} gifts to ${charities} charities, £${(pence / 100).toFixed(2)} in all.`,
  );
});

test.describe('sharing', () => {
  test('gives the system’s sheet one file, however often it is pressed', { tag: '@sweep' }, async ({
    page,
    context,
  }) => {
    await context.addInitScript(offerSharing, 'shared' as const);
    await openPicture(page);
    await section(page).getByRole('button', { name: 'Share' }).dblclick();
    await expect
      .poll(() => shared(page))
      .toEqual([expect.stringMatching(/^my-20\d\d-\d\d-in-giving\.png image\/png true$/)]);
    await expect(section(page).getByRole('button', { name: 'Share' })).toBeEnabled();
    await expect(section(page).getByRole('status')).toBeEmpty();
  });

  test('says nothing when the sheet is closed, and can be done again', { tag: '@sweep' }, async ({
    page,
    context,
  }) => {
    await context.addInitScript(offerSharing, 'AbortError' as const);
    await openPicture(page);
    const share = section(page).getByRole('button', { name: 'Share' });
    await share.click();
    await expect(share).toHaveAttribute('aria-disabled', 'false');
    await expect(section(page).getByRole('status')).toBeEmpty();
    await share.click();
    await expect.poll(async () => (await shared(page))?.length).toBe(2);
  });

  test('says where to go when the browser refuses', { tag: '@sweep' }, async ({
    page,
    context,
  }) => {
    await context.addInitScript(offerSharing, 'NotAllowedError' as const);
    await openPicture(page);
    await section(page).getByRole('button', { name: 'Share' }).click();
    await expect(section(page).getByRole('status')).toHaveText(/wouldn’t share it. Download it/);
    await expect(section(page).getByRole('button', { name: 'Download PNG' })).toBeVisible();
  });
});

test('where nothing may be drawn, the words stand in the picture’s place', {
  tag: '@sweep',
}, async ({ page, context }) => {
  await context.addInitScript(() => {
    HTMLCanvasElement.prototype.toDataURL = () => 'data:,';
  });
  await signInAsDemoDonor(page);
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole('alert')).toHaveText(/doesn’t let a page draw/);
  await expect(section(page).getByText(/^My 20\d\d\/\d\d in giving: \d+ gifts/)).toBeVisible();
  await expect(section(page).getByRole('button', { name: 'Download PNG' })).toHaveCount(0);
});

test('a picture of noise, which some browsers draw against trackers, is not offered', {
  tag: '@sweep',
}, async ({ page, context }) => {
  await context.addInitScript(() => {
    CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
      new ImageData(new Uint8ClampedArray(width * height * 4).fill(255), width, height);
  });
  await signInAsDemoDonor(page);
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole('alert')).toHaveText(/doesn’t let a page draw/);
});

test('without what draws the picture the rest of the page works, and says so', {
  tag: '@sweep',
}, async ({ page, expectProblem }) => {
  expectProblem(/404/);
  await page.route(/assets\/year-picture[^/]*\.js$/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await signInAsDemoDonor(page);
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByText(/couldn’t fetch what draws/)).toBeVisible();
  await expect(taxSummary(page).getByRole('article')).toBeVisible();
});

test('once it is there, everything works without a network', { tag: '@sweep' }, async ({
  page,
  context,
}) => {
  await openPicture(page);
  await context.setOffline(true);
  await section(page).getByRole('checkbox', { name: 'Cancer Research UK' }).check();
  await expect(picture(page)).toHaveAccessibleName(/Among them: Cancer Research UK\.$/);
  await page.getByLabel('Tax year').selectOption('2026/27');
  await expect(taxSummary(page).getByRole('article')).toHaveAccessibleName(/2026\/27/);
  await context.setOffline(false);
});

test('the sheet for the tax return is printed alone, on one page of A4', async ({ page }) => {
  await signInAsDemoDonor(page);
  await page.getByLabel('Tax year').selectOption('2025/26');
  const sheet = taxSummary(page).getByRole('article', { name: 'Gift Aid summary 2025/26' });
  await expect(sheet).toContainText(demoDonorEmail);
  await expect(sheet.getByRole('definition').first()).toHaveText('£205.00');
  await expect(sheet.getByRole('row', { name: /^Total/ })).toContainText('£205.00');
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
  // The PDF has ended the printing.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Your giving | Tuppence');
});

test('printing that never ends in the browser’s eyes ends with the next press', {
  tag: '@sweep',
}, async ({ page }) => {
  await signInAsDemoDonor(page);
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await taxSummary(page).getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('article')).toHaveCount(2);
  await page.keyboard.press('Shift');
  await expect(page.locator('article')).toHaveCount(1);
  await expect(page).toHaveTitle('Your giving | Tuppence');
});

test('to give again leads to the charity’s page', { tag: '@sweep' }, async ({ page }) => {
  await signInAsDemoDonor(page);
  await page.getByRole('link', { name: 'Give again to Made in Hackney' }).click();
  await expect(page).toHaveURL('/made-in-hackney');
});

test('a charity without a page leads to the app, also while the list of pages cannot be had', {
  tag: '@sweep',
}, async ({ page, expectProblem }) => {
  expectProblem(/503/);
  await page.route('**/partners.json', (route) => route.fulfill({ status: 503, body: '' }));
  await signInAsDemoDonor(page);
  await page.getByRole('button', { name: 'Give again to Made in Hackney' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('no gifts, or none to be had: nothing is offered that would be empty', async ({ page }) => {
  await page.route('**/rest/v1/gifts**', (route) => route.fulfill({ json: [] }));
  await signInAsDemoDonor(page);
  await expect(
    page.getByRole('heading', { name: 'Your first gift will appear here' }),
  ).toBeVisible();
  await expect(taxSummary(page)).toHaveCount(0);
  await expect(section(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Give again' })).toHaveCount(0);
});

const rows = (count: number, change: object = {}) =>
  Array.from({ length: count }, (_, index) => ({
    id: `d0000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    given_on: '2026-04-05',
    kind: 'own_gift',
    brand: null,
    credit_pence: null,
    share_pence: 10,
    charity: `${'Long '.repeat(24)}${index % 40}`,
    gift_aid: true,
    ...change,
  }));

async function answerWith(page: Page, gifts: object[]) {
  let asked = 0;
  await page.route('**/rest/v1/gifts**', (route) => {
    asked += 1;
    return route.fulfill({ json: asked % 2 === 1 ? gifts : [] });
  });
}

test('a single gift, on the last day of a tax year, is in that year’s return', {
  tag: '@sweep',
}, async ({ page }) => {
  await answerWith(page, rows(1, { share_pence: 1, charity: 'جمعية البر 🐾' }));
  await signInAsDemoDonor(page);
  const sheet = taxSummary(page).getByRole('article', { name: 'Gift Aid summary 2025/26' });
  await expect(sheet.getByRole('row', { name: /جمعية البر 🐾/ })).toContainText('£0.01');
  await section(page).scrollIntoViewIfNeeded();
  await expect(picture(page)).toHaveAccessibleName(
    'My 2026/27 in giving: 1 gift to 1 charity, £0.01 in all.',
  );
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('a thousand gifts to forty charities of 120 letters fit, and sum up to the penny', {
    tag: '@sweep',
  }, async ({ page }) => {
    await answerWith(page, rows(1000));
    await signInAsDemoDonor(page);
    const sheet = taxSummary(page).getByRole('article');
    await expect(sheet.getByRole('definition').first()).toHaveText('£100.00');
    await section(page).scrollIntoViewIfNeeded();
    await expect(picture(page)).toHaveAccessibleName(
      'My 2026/27 in giving: 1000 gifts to 40 charities, £100.00 in all.',
    );
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });

  test('by keyboard alone a charity is named and the picture kept', { tag: '@sweep' }, async ({
    page,
  }) => {
    await openPicture(page);
    await section(page).getByLabel('Year').focus();
    await page.keyboard.press('Tab');
    await expect(
      section(page).getByRole('checkbox', { name: 'Show how much it came to' }),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(picture(page)).toHaveAccessibleName(/Among them/);
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
    await expect(section(page).getByRole('button', { name: 'Download PNG' })).toBeFocused();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.keyboard.press('Enter'),
    ]);
    expect(await download.failure()).toBeNull();
  });
});

test.describe('without code', () => {
  test.use({ javaScriptEnabled: false });

  test('the recap says what it would do', { tag: '@sweep' }, async ({ page }) => {
    await page.goto('/giving-recap');
    // Locators pass over what stands in <noscript>.
    expect(await page.locator('main').evaluate((main) => (main as HTMLElement).innerText)).toMatch(
      /the picture of your year and the sheet for your tax return .* needs JavaScript/,
    );
  });
});
