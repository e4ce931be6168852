import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { expect, test } from './fixtures.ts';

// By default, the library downloads its WebAssembly module.
const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(wasm)).buffer } });

/** Reads the links of QR codes in colour, in `grey` as from a copier, or in `dots` as from a printer. */
async function readCodes(png: Uint8Array, { grey = false, dots = false } = {}): Promise<string[]> {
  const picture = sharp(png).flatten({ background: '#FFFFFF' });
  if (grey) picture.greyscale().linear(0.75, 40);
  const seen = await (dots ? await screened(picture) : picture).png().toBuffer();
  const found = await readBarcodes(new Uint8Array(seen), {
    formats: ['QRCode', 'Code128'],
    tryHarder: true,
    maxNumberOfSymbols: 20,
  });
  return found.map(({ text }) => text);
}

/** Makes each pixel black or white. The lighter a pixel was, the more likely it becomes white. */
async function screened(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  let state = 1;
  for (const index of data.keys()) {
    // Gives the same dots in every run (Park-Miller generator).
    state = (state * 48271) % 2147483647;
    data[index] = (data[index] ?? 0) > state % 255 ? 255 : 0;
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One on the receipt, and one on each strip. */
const postersCodes = 8;
const linkOf = (slug: string, code = slug) => `https://www.tuppence.example/${slug}?ref=${code}`;
/** The longest possible code has 32 characters. */
const longestCode = 'voluntary-action-arun-chichester';
const kit = (page: Page) => page.getByRole('group', { name: 'Charity kit' });
const nameField = (page: Page) => kit(page).getByRole('textbox', { name: 'Name of the charity' });
const codeField = (page: Page) => kit(page).getByRole('textbox', { name: 'Invite code' });
const picture = (page: Page, title: string) =>
  kit(page).getByRole('img', { name: new RegExp(`^${title} for`) });

async function openKit(page: Page, path = '/parentkind') {
  await page.goto(path);
  await page.getByRole('button', { name: 'Make the kit' }).click();
  await expect(kit(page)).toBeFocused();
}

async function saved(page: Page, button: string): Promise<{ name: string; content: Buffer }> {
  const waiting = page.waitForEvent('download');
  await kit(page).getByRole('button', { name: button, exact: true }).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

/** At the top of the document while the print dialog is open. */
const printedSheet = (page: Page) => page.locator('body > :first-child:not(#app) > *');

async function pressPrint(page: Page, button: string) {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-asked', '');
  });
  await kit(page).getByRole('button', { name: button, exact: true }).click();
  await expect(page.locator('body[data-asked]')).toBeAttached();
}

async function printed(page: Page, button: string): Promise<Buffer> {
  await pressPrint(page, button);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.evaluate(() => {
    document.body.removeAttribute('data-asked');
    window.dispatchEvent(new Event('afterprint'));
  });
  await expect(printedSheet(page)).toHaveCount(0);
  return pdf;
}

/** Page sizes of a PDF in mm. */
const sheetsOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map((box) =>
    box.slice(1).map((points) => Math.round((Number(points) / 72) * 25.4)),
  );

const brands = { 'Green and lime': [], 'Navy and amber': ['@sweep'] };
for (const [brand, tag] of Object.entries(brands)) {
  test.describe(brand, { tag }, () => {
    test.use({ deviceScaleFactor: 2 });

    test('codes can be scanned on screen and in files, in colour and grey', async ({ page }) => {
      await openKit(page);
      await kit(page).getByRole('radio', { name: brand }).check();
      for (const [title, codes, width, height] of [
        ['Poster', postersCodes, 2480, 3508],
        ['Till card', 1, 1748, 1240],
        // It is seen on the phone that would scan it.
        ['Square for social media', 0, 1080, 1080],
      ] as const) {
        const drawn = picture(page, title);
        const { name, content } = await saved(page, `Save PNG: ${title}`);
        expect(name).toMatch(/^(poster|card|square)-parentkind\.png$/);
        expect(await sharp(content).metadata()).toMatchObject({ width, height });
        for (const png of [await drawn.screenshot(), content]) {
          for (const grey of [false, true])
            expect(await readCodes(png, { grey }), `${title}, ${grey ? 'grey' : 'colour'}`).toEqual(
              Array(codes).fill(linkOf('parentkind')),
            );
        }
      }
    });
  });
}

test.describe('printed', () => {
  for (const [button, sheet] of [
    ['Print: Poster', [210, 297]],
    ['Print: Till card', [148, 105]],
    ['Print four on A4', [297, 210]],
  ] as const) {
    test(`"${button}" prints one correctly sized sheet`, { tag: '@sweep' }, async ({ page }) => {
      await openKit(page);
      expect(sheetsOf(await printed(page, button))).toEqual([sheet]);
      // Afterwards, the page itself prints as usual.
      const whole = sheetsOf(await page.pdf({ format: 'A4' }));
      expect(whole.length).toBeGreaterThan(1);
    });
  }

  test.describe("at a printer's resolution", () => {
    test.use({ deviceScaleFactor: 300 / 96, viewport: { width: 1123, height: 1123 } });

    for (const code of ['parentkind', longestCode]) {
      for (const [button, codes] of [
        ['Print: Poster', postersCodes],
        ['Print: Till card', 1],
        ['Print four on A4', 4],
      ] as const) {
        test(`${code}: codes of "${button}" can be read`, { tag: '@sweep' }, async ({ page }) => {
          await openKit(page, `/${code}`);
          await pressPrint(page, button);
          await page.emulateMedia({ media: 'print' });
          await expect(page.getByRole('banner')).toBeHidden();
          await expect(page.getByRole('main')).toBeHidden();
          const sheet = await printedSheet(page).screenshot();
          for (const print of [{}, { grey: true }, { dots: true }])
            expect(await readCodes(sheet, print), JSON.stringify(print)).toEqual(
              Array(codes).fill(linkOf(code)),
            );
        });
      }
    }
  });
});

test('a saved drawing embeds all that it needs', { tag: '@sweep' }, async ({ page, browser }) => {
  await openKit(page);
  await nameField(page).fill('Tŷ Gŵydd جمعية الأمل');
  await codeField(page).fill('ty-gwydd');
  await expect(picture(page, 'Poster')).toContainText('ty-gwydd');
  const { name, content } = await saved(page, 'Save SVG: Poster');
  expect(name).toBe('poster-ty-gwydd.svg');
  const svg = content.toString('utf8');
  expect(svg.match(/(?:href|src)\s*=|url\((?!data:)/g)).toBeNull();
  // Latin, Welsh and Arabic letters, each from an embedded font.
  expect(svg.match(/@font-face/g)?.length).toBeGreaterThanOrEqual(5);
  const elsewhere = await browser.newPage({ viewport: { width: 794, height: 1123 } });
  await elsewhere.setContent(
    `<body style="margin:0"><img src="data:image/svg+xml;base64,${content.toString('base64')}">`,
  );
  const arabicInk = await inkIn(await elsewhere.locator('img').screenshot());
  await elsewhere.close();
  const { content: png } = await saved(page, 'Save PNG: Poster');
  // With as much ink as the SVG, the PNG has lost no letters.
  const small = await sharp(png).resize(794).png().toBuffer();
  expect(Math.abs((await inkIn(small)) - arabicInk)).toBeLessThan(0.5);
  expect(arabicInk).toBeGreaterThan(1);
  expect(await readCodes(png)).toContain(linkOf('parentkind', 'ty-gwydd'));
});

/** The percentage of dark pixels around the poster's name. */
async function inkIn(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png)
    .flatten({ background: '#FFFFFF' })
    .extract({ left: 0, top: 150, width: 794, height: 300 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (100 * data.filter((level) => level < 110).length) / (info.width * info.height);
}

test('nothing that is typed leaves the page', async ({ page }) => {
  await openKit(page, '/charities');
  await expect(kit(page).getByRole('status')).toHaveText(/Enter the name and the code/);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:'))
      asked.push(`${request.method()} ${request.url()} ${request.postData()}`);
  });
  await nameField(page).fill('Secret Society for Otters');
  await codeField(page).fill('OTTERS-7');
  await expect(picture(page, 'Poster')).toBeVisible();
  await saved(page, 'Save PNG: Poster');
  await saved(page, 'Save SVG: Till card');
  expect(asked.filter((line) => /otters/i.test(line) && !line.includes('blob:'))).toEqual([]);
  expect(
    await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage })),
  ).not.toMatch(/otters/i);
});

test('the newsletter block can be copied', { tag: '@sweep' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openKit(page);
  await nameField(page).fill('Otters <b>& Co</b>');
  await kit(page).getByRole('button', { name: 'Copy the HTML' }).click();
  await expect(
    page.getByText('Newsletter block copied to clipboard', { exact: true }),
  ).toBeVisible();
  const html = await page.evaluate(() => navigator.clipboard.readText());
  expect(html).toContain('Otters &lt;b&gt;&amp; Co&lt;/b&gt;');
  expect(html).toContain(`href="${linkOf('parentkind')}"`);
  expect(html).not.toMatch(/<(?:img|script|style|link)\b|class=|url\(/);
  // Email programs cut off longer messages.
  expect(html.length).toBeLessThan(100_000);
  // As in an email program on a narrow phone.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.setContent(html);
  await expect(page.getByText('tuppence.example/?ref=parentkind')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('codes lead to the charity’s page, and what is typed to home, with its code', async ({
  page,
}) => {
  await openKit(page, '/centre-for-alternative-technology');
  await expect(codeField(page)).toHaveValue('centre-for-alternative');
  const [qr = ''] = await readCodes(await picture(page, 'Till card').screenshot());
  expect(qr).toBe(linkOf('centre-for-alternative-technology', 'centre-for-alternative'));
  await expect(picture(page, 'Square')).toContainText('/?ref=centre-for-alternative');
  await page.goto(new URL(qr).pathname + new URL(qr).search);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('two large supermarkets');
  await expect(
    page.locator('#get-the-app').getByRole('link', { name: /App Store/ }),
  ).toHaveAttribute('href', /ct=centre-for-alternative$/);
  await page.goto('/?ref=centre-for-alternative');
  await expect(page.getByText('Invite code: Centre for Alternative Technology')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, link] of [
    ['/parentkind', 'www.tuppence.example/?ref=parentkind'],
    ['/charities', 'www.tuppence.example/?ref=YOUR-CODE'],
  ] as const) {
    test(`${path} says why the kit is missing`, { tag: '@sweep' }, async ({ page }) => {
      await page.goto(path);
      const offer = page.locator('#kit');
      const sentence = offer.locator('noscript p');
      await expect(sentence).toBeVisible();
      await expect(sentence).toContainText('The kit is drawn by JavaScript, which is off');
      await expect(sentence).toContainText(link);
      await expect(offer.locator('button')).toBeHidden();
    });
  }
});

test('the kit of a grave cause begins without jokes', async ({ page }) => {
  await openKit(page, '/noahs-ark-childrens-hospice');
  const joke = kit(page).getByText('It’s the shopping you’d do anyway.');
  const box = kit(page).getByRole('checkbox', { name: 'No jokes' });
  await expect(box).toBeChecked();
  await expect(joke).toHaveCount(0);
  await box.uncheck();
  await expect(joke).toBeVisible();
});
