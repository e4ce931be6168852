/** A charity's kit: what comes out is scanned off the picture, the file and the sheet of paper. */
import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { readCodes } from '../browser/read-codes.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const linkOf = (code: string) => `https://www.tuppence.example/?ref=${code}`;
/** A partner's, of 32 letters. */
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

/** The piece that is printed alone: at the top of the document while the print dialog is open. */
const printedSheet = (page: Page) => page.locator('body > :first-child:not(#app) > *');

/** Prints as the press of that button does, with the print window left out. */
async function printed(page: Page, button: string): Promise<Buffer> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-asked', '');
  });
  await kit(page).getByRole('button', { name: button, exact: true }).click();
  await expect(page.locator('body[data-asked]')).toBeAttached();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.evaluate(() => {
    document.body.removeAttribute('data-asked');
    window.dispatchEvent(new Event('afterprint'));
  });
  await expect(printedSheet(page)).toHaveCount(0);
  return pdf;
}

/** The sizes of a document's pages in mm. */
const sheetsOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map((box) =>
    box.slice(1).map((points) => Math.round((Number(points) / 72) * 25.4)),
  );

/** A picture of what is on the screen, large enough that every bar is some pixels wide. */
const seen = (drawn: Locator) => drawn.screenshot();

for (const brand of ['Green and lime', 'Navy and amber']) {
  test.describe(brand, () => {
    test.use({ deviceScaleFactor: 2 });

    test('every piece can be scanned off the screen and the file, in colour and in grey', async ({
      page,
    }) => {
      await openKit(page);
      await kit(page).getByRole('radio', { name: brand }).check();
      for (const [title, barcode] of [
        ['Poster', linkOf('parentkind')],
        ['Till card', linkOf('parentkind')],
        ['Square for social media', 'parentkind'],
      ] as const) {
        const drawn = picture(page, title);
        const { name, content } = await saved(page, `Save PNG: ${title}`);
        expect(name).toMatch(/^(poster|card|square)-parentkind\.png$/);
        for (const png of [await seen(drawn), content]) {
          for (const grey of [false, true])
            expect(await readCodes(png, { grey }), `${title}, ${grey ? 'grey' : 'colour'}`).toEqual(
              {
                qr: linkOf('parentkind'),
                barcode,
              },
            );
        }
      }
      const newsletter = kit(page).getByRole('figure', { name: /^Newsletter block/ });
      for (const grey of [false, true])
        expect(await readCodes(await seen(newsletter), { grey })).toEqual({
          qr: linkOf('parentkind'),
          barcode: 'parentkind',
        });
    });
  });
}

test('the longest code can still be scanned, with bars wide enough to print', {
  tag: '@sweep',
}, async ({ page }) => {
  const code = longestCode;
  await openKit(page, `/${code}`);
  for (const [title, barcode] of [
    ['Poster', linkOf(code)],
    ['Till card', code],
    ['Square for social media', code],
  ] as const) {
    const { content } = await saved(page, `Save PNG: ${title}`);
    for (const grey of [false, true])
      expect(await readCodes(content, { grey }), title).toEqual({ qr: linkOf(code), barcode });
  }
});

test.describe('on paper', () => {
  for (const [button, sheet] of [
    ['Print: Poster', [210, 297]],
    ['Print: Till card', [148, 105]],
    ['Print four on A4', [297, 210]],
  ] as const) {
    test(`"${button}" is one sheet of its own size, with nothing else on it`, {
      tag: '@sweep',
    }, async ({ page }) => {
      await openKit(page);
      expect(sheetsOf(await printed(page, button))).toEqual([sheet]);
      // The page itself is printed as ever afterwards.
      const whole = sheetsOf(await page.pdf({ format: 'A4' }));
      expect(whole.length).toBeGreaterThan(1);
    });
  }

  test.describe('at the dots of a printer', () => {
    test.use({ deviceScaleFactor: 300 / 96, viewport: { width: 1123, height: 1123 } });

    for (const [code, onCard] of [
      ['parentkind', linkOf('parentkind')],
      [longestCode, longestCode],
    ] as const) {
      for (const [button, barcode] of [
        ['Print: Poster', linkOf(code)],
        ['Print: Till card', onCard],
        ['Print four on A4', onCard],
      ] as const) {
        test(`${code}: both codes of "${button}" can be scanned, from a black and white printer too`, {
          tag: '@sweep',
        }, async ({ page }) => {
          await openKit(page, `/${code}`);
          await page.evaluate(() => {
            window.print = () => document.body.setAttribute('data-asked', '');
          });
          await kit(page).getByRole('button', { name: button, exact: true }).click();
          await expect(page.locator('body[data-asked]')).toBeAttached();
          await page.emulateMedia({ media: 'print' });
          await expect(page.getByRole('banner')).toBeHidden();
          await expect(page.getByRole('main')).toBeHidden();
          const sheet = await printedSheet(page).screenshot();
          for (const print of [{}, { grey: true }, { dots: true }])
            expect(await readCodes(sheet, print), JSON.stringify(print)).toEqual({
              qr: linkOf(code),
              barcode,
            });
        });
      }
    }
  });

  test('a browser that cannot print says so', { tag: '@sweep' }, async ({ page }) => {
    await openKit(page);
    await page.evaluate(() => {
      Object.defineProperty(window, 'print', { value: undefined });
    });
    await kit(page).getByRole('button', { name: 'Print: Poster' }).click();
    await expect(page.getByText('This browser can’t print', { exact: true })).toBeVisible();
  });
});

test('a saved drawing stands alone: its letters are those of the page, from no other file', {
  tag: '@sweep',
}, async ({ page, browser }) => {
  await openKit(page);
  await nameField(page).fill('Tŷ Gŵydd جمعية الأمل');
  await codeField(page).fill('ty-gwydd');
  await expect(picture(page, 'Poster')).toContainText('ty-gwydd');
  const { name, content } = await saved(page, 'Save SVG: Poster');
  expect(name).toBe('poster-ty-gwydd.svg');
  const svg = content.toString('utf8');
  expect(svg.match(/(?:href|src)\s*=|url\((?!data:)/g)).toBeNull();
  // Letters of Latin, of Welsh and of Arabic, each from a font inside.
  expect(svg.match(/@font-face/g)?.length).toBeGreaterThanOrEqual(5);
  const elsewhere = await browser.newPage({ viewport: { width: 794, height: 1123 } });
  await elsewhere.setContent(
    `<body style="margin:0"><img src="data:image/svg+xml;base64,${content.toString('base64')}">`,
  );
  const arabicInk = await inkIn(await elsewhere.locator('img').screenshot());
  await elsewhere.close();
  const { content: png } = await saved(page, 'Save PNG: Poster');
  // The same ink in the file of dots: neither lacks the letters that this machine has no font for.
  const small = await sharp(png).resize(794).png().toBuffer();
  expect(Math.abs((await inkIn(small)) - arabicInk)).toBeLessThan(0.5);
  expect(arabicInk).toBeGreaterThan(1);
});

/** Share of dark dots in the upper third of a poster, where the name stands, in percent. */
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

test.describe('names', () => {
  for (const [what, name] of [
    ['of 60 letters', 'The Friends and Neighbours of Little Snoring Village Hall UK'],
    ['in three lines', 'Cylch\nMeithrin\nTŷ Gŵydd'],
    ['in Arabic', 'جمعية الأمل الخيرية'],
    ['in both directions', 'Hope Centre مركز الأمل'],
    ['with an ampersand and quotes', 'O’Brien & “Sons” <3'],
    ['in decomposed letters', 'Tŷ Gŵydd'.normalize('NFD')],
  ] as const) {
    test(`${what} fit on every piece`, { tag: '@sweep' }, async ({ page }) => {
      await openKit(page);
      await nameField(page).fill(name);
      await expect(nameField(page)).not.toHaveAttribute('aria-invalid');
      for (const title of ['Poster', 'Till card', 'Square for social media']) {
        const drawn = picture(page, title);
        await expect(drawn).toHaveAccessibleName(
          `${title} for ${name.normalize('NFC').replaceAll('\n', ' ')}`,
        );
        const box = await drawn.boundingBox();
        for (const line of await drawn.locator('tspan').all()) {
          const text = await line.boundingBox();
          if (!box || !text) throw new Error('not drawn');
          expect(text.x).toBeGreaterThanOrEqual(box.x);
          expect(text.x + text.width).toBeLessThanOrEqual(box.x + box.width);
        }
        expect((await readCodes(await seen(drawn))).qr).toBe(linkOf('parentkind'));
      }
    });
  }

  for (const [what, name, sentence] of [
    ['an emoji', 'Paws 🐾 for Life', 'We can’t draw “🐾” so that it prints everywhere.'],
    ['an emoji of several', 'Family 👩‍👩‍👧', 'We can’t draw “👩‍👩‍👧”'],
    ['a script that the fonts lack', 'Общество', 'We can’t draw “О”'],
    ['61 letters', 'x'.repeat(61), 'That’s 61 letters, and 60 fit.'],
    ['four lines', 'a\nb\nc\nd', 'Three lines fit. Take out a line break.'],
    ['one word of 60 letters', 'W'.repeat(60), 'That name has a word too long for a till card.'],
  ] as const) {
    test(`with ${what} are refused in a sentence, and nothing is drawn`, { tag: '@sweep' }, async ({
      page,
    }) => {
      await openKit(page);
      await nameField(page).fill(name);
      await expect(nameField(page)).toHaveAccessibleDescription(
        new RegExp(sentence.replace(/[.?]/g, '\\$&')),
      );
      await expect(nameField(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(picture(page, 'Poster')).toHaveCount(0);
      await nameField(page).fill('Paws for Life');
      await expect(picture(page, 'Poster')).toBeVisible();
    });
  }
});

for (const code of ['a', 'a'.repeat(33), 'no code', 'a&pt=1', '../x', '"><script>', 'ÄÖ']) {
  test(`the code ${code.slice(0, 12)} (${code.length}) is refused`, { tag: '@sweep' }, async ({
    page,
  }) => {
    await openKit(page);
    await codeField(page).fill(code);
    await expect(codeField(page)).toHaveAccessibleDescription(
      /A code has 2 to 32 letters, digits or hyphens/,
    );
    await expect(picture(page, 'Poster')).toHaveCount(0);
  });
}

test('the newsletter block is copied to the letter, and markup in a name is text', {
  tag: '@sweep',
}, async ({ page, context }) => {
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
  // Mail programs cut off what is longer.
  expect(html.length).toBeLessThan(100_000);
  // As a mail program of a narrow phone shows it, without any style of ours.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.setContent(html);
  const codes = await readCodes(await page.screenshot({ fullPage: true }));
  expect(codes).toEqual({ qr: linkOf('parentkind'), barcode: 'parentkind' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('the newsletter block with the longest code is no wider than a narrow phone, and scans on a wide screen', {
  tag: '@sweep',
}, async ({ page }) => {
  await openKit(page, `/${longestCode}`);
  const { content } = await saved(page, 'Save as a file');
  await page.setContent(content.toString('utf8'));
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect((await readCodes(await page.screenshot({ fullPage: true }))).qr).toBe(linkOf(longestCode));
  await page.setViewportSize({ width: 640, height: 800 });
  for (const grey of [false, true])
    expect(await readCodes(await page.screenshot({ fullPage: true }), { grey })).toEqual({
      qr: linkOf(longestCode),
      barcode: longestCode,
    });
});

test('a clipboard that refuses is told of, and the block can be saved instead', {
  tag: '@sweep',
}, async ({ page }) => {
  await openKit(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
  });
  await kit(page).getByRole('button', { name: 'Copy the HTML' }).click();
  await expect(page.getByText('Failed to copy', { exact: true }).first()).toBeVisible();
  const { name, content } = await saved(page, 'Save as a file');
  expect(name).toBe('newsletter-parentkind.html');
  expect(content.toString('utf8')).toContain(linkOf('parentkind'));
});

test('a file that cannot be made is told of, and can be tried again', { tag: '@sweep' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|Failed to load/);
  await openKit(page);
  await expect(picture(page, 'Poster')).toBeVisible();
  await page.route('**/*.woff2', (route) => route.abort());
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = (input, init) => fetch(input, { ...init, cache: 'reload' });
  });
  await kit(page).getByRole('button', { name: 'Save SVG: Poster' }).click();
  await expect(page.getByText('We couldn’t make the file', { exact: true })).toBeVisible();
  await page.unroute('**/*.woff2');
  expect((await saved(page, 'Save SVG: Poster')).content.length).toBeGreaterThan(10_000);
});

test('with the storage refused the kit is the same', { tag: '@sweep' }, async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await openKit(page);
  expect((await readCodes(await seen(picture(page, 'Till card')))).qr).toBe(linkOf('parentkind'));
});

test('by the keyboard alone', async ({ page }) => {
  await page.goto('/made-in-hackney');
  await page.getByRole('button', { name: 'Make the kit' }).focus();
  await page.keyboard.press('Enter');
  await expect(kit(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(kit(page).getByRole('radio', { name: 'Navy and amber' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(kit(page).getByRole('button', { name: 'Print: Poster' })).toBeFocused();
});

test('on the page for charities it begins empty, and asks for both', { tag: '@sweep' }, async ({
  page,
}) => {
  await openKit(page, '/charities');
  await expect(kit(page).getByRole('status')).toHaveText(/Enter the name and the code/);
  await nameField(page).fill('St Anne’s Hospice');
  await codeField(page).fill('STANNES');
  await expect(kit(page).getByRole('status')).toHaveText(/Your kit is ready/);
  expect(await readCodes((await saved(page, 'Save PNG: Poster')).content)).toEqual({
    qr: linkOf('STANNES'),
    barcode: linkOf('STANNES'),
  });
});

test('a partner whose path is longer than a code has a kit, and its code leads back to it', {
  tag: '@sweep',
}, async ({ page }) => {
  await openKit(page, '/centre-for-alternative-technology');
  await expect(codeField(page)).toHaveValue('centre-for-alternative');
  const { qr = '' } = await readCodes(await seen(picture(page, 'Poster')));
  await page.goto(new URL(qr).pathname + new URL(qr).search);
  await expect(page.getByText('Centre for Alternative Technology invited you')).toBeVisible();
});

test('the invite link of a kit brings the visitor in with that code', { tag: '@sweep' }, async ({
  page,
}) => {
  await openKit(page);
  const { qr = '' } = await readCodes(await seen(picture(page, 'Poster')));
  await page.goto(new URL(qr).pathname + new URL(qr).search);
  await expect(page.getByText('Parentkind invited you')).toBeVisible();
});

test('nothing of the kit is fetched before it is near', { tag: '@sweep' }, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/parentkind');
  expect(fetched.filter((path) => /kit-tool|noto|extended/.test(path))).toEqual([]);
  await page.locator('#kit').scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.some((path) => /kit-tool/.test(path))).toBe(true);
});

for (const width of [320, 390, 768, 1440]) {
  test(`at ${width} px nothing is cut off, and axe finds no fault`, { tag: '@sweep' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openKit(page);
    await codeField(page).fill(longestCode);
    await expect(picture(page, 'Poster')).toContainText(longestCode);
    for (const part of await kit(page).locator('figure, button').all()) {
      const box = await part.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    for (const button of await kit(page).getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await nameField(page).fill('🐾');
    await expect(nameField(page)).toHaveAttribute('aria-invalid', 'true');
    for (const name of ['🐾', 'Parentkind']) {
      await nameField(page).fill(name);
      const { violations } = await new AxeBuilder({ page }).include('#kit').analyze();
      expect(violations).toEqual([]);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, link] of [
    ['/parentkind', 'www.tuppence.example/?ref=parentkind'],
    ['/charities', 'www.tuppence.example/?ref=YOUR-CODE'],
  ] as const) {
    test(`${path} says why there is no kit, and gives the link`, { tag: '@sweep' }, async ({
      page,
    }) => {
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
