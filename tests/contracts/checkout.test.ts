import { brotliCompressSync, gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Harness, startBackend } from '../../packages/supabase-embedded/tests/harness.ts';
import { launch } from '../browser/chromium.ts';
import { type ShopPage, startShop } from './checkout-page.ts';

let sandbox: Harness;
let shop: Awaited<ReturnType<typeof startShop>>;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** Errors of the console and of scripts. */
let complaints: string[];

beforeAll(async () => {
  [sandbox, shop, browser] = await Promise.all([startBackend(), startShop(''), launch()]);
});
afterAll(async () => {
  await browser?.close();
  shop?.stop();
  await sandbox?.stop();
});
beforeEach(() => reopen());
afterEach(() => context.close());

async function reopen(options: BrowserContextOptions = {}) {
  await context?.close();
  context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  page = await context.newPage();
  page.setDefaultTimeout(8000);
  const heard: string[] = [];
  complaints = heard;
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
}

const element = (attributes = 'api-key="tp_test_shop"', inside = '') =>
  `<tuppence-checkout charity-id="save-the-children" ${attributes}>${inside}</tuppence-checkout>`;
const withApi = (more = '', key = 'tp_test_shop') =>
  element(`api-url="${sandbox.url}/v1/donations" api-key="${key}" ${more}`);
const open = (html: string, more: Partial<ShopPage> = {}) =>
  page.goto(shop.page({ html, api: sandbox.url, ...more }), { waitUntil: 'networkidle' });
const press = (name: string) => page.getByRole('button', { name }).click();
const heading = (name: string) => page.getByRole('heading', { name }).waitFor();
const amount = () => page.getByLabel('Your amount in pounds');

async function recordedDonations(key = 'tp_test_shop') {
  const headers = { Authorization: `Bearer ${key}` };
  const answer = await sandbox.call('/v1/donations', { key: null, headers });
  return ((await answer.json()) as { data: Record<string, unknown>[] }).data;
}

test('the script is at most 34.8 kB with brotli, and 60 kB with gzip', () => {
  const bytes = Buffer.from(shop.element);
  const brotli = brotliCompressSync(bytes).length / 1000;
  const gzip = gzipSync(bytes, { level: 9 }).length / 1000;
  console.info(`tuppence-checkout.js: ${brotli.toFixed(1)} kB brotli, ${gzip.toFixed(1)} kB gzip`);
  expect(brotli).toBeLessThanOrEqual(34.8);
  expect(gzip).toBeLessThanOrEqual(60);
});

test('under a strict policy, a donation completes every step and is recorded once', async () => {
  await page.addInitScript(() => {
    document.addEventListener('tuppence-success', (event) => {
      Object.assign(window, { donated: (event as CustomEvent).detail });
    });
  });
  await open(withApi('amount="1234" gift-aid monthly'));
  await page.getByText('Test mode: donations are recorded').waitFor();
  expect(await amount().inputValue()).toBe('12.34');
  await page.getByRole('radio', { name: 'Other' }).press('ArrowLeft');
  expect(await page.getByRole('radio', { name: '£50' }).isChecked()).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await heading('Add a quarter');
  const focused = () =>
    page.evaluate(
      () => document.querySelector('tuppence-checkout')?.shadowRoot?.activeElement?.textContent,
    );
  await expect.poll(focused).toContain('Step 2 of 4');
  expect(await page.getByRole('checkbox').isChecked()).toBe(true);
  await press('Continue');
  await page
    .getByText(
      'You pay £12.34 a month. Save The Children gets £15.42 a month: your gift, plus £3.08 Gift Aid from HMRC.',
    )
    .waitFor();
  await press('Donate Now');
  await heading('Thank you');
  const donations = await recordedDonations();
  expect(donations).toMatchObject([
    {
      amount: 1234,
      charity_id: 'save-the-children',
      metadata: { gift_aid: true, monthly: true, payment: 'bank_transfer' },
      sums: { donor_pays: 1234, fee: 0, gift_aid: 308, charity_gets: 1542 },
    },
  ]);
  expect(await page.evaluate('donated')).toEqual({
    orderId: donations[0]?.order_id,
    metadata: { donation_id: donations[0]?.id, gift_aid: 'true', monthly: 'true' },
  });
  expect(complaints).toEqual([]);
});

const hostileStyles = `
  html { font-size: 4px; color: red; font-family: cursive; line-height: 9; letter-spacing: 9px; word-spacing: 40px; text-transform: uppercase; }
  :root, * { --tp-color-text: hotpink; --tp-color-accent: hotpink; --tp-space-4: 90px; --tp-font-text: cursive; --tp-rem: 90px; }
  * { color: red !important; font: italic 90px cursive !important; box-sizing: content-box !important; text-align: right !important; visibility: hidden !important; cursor: wait !important; letter-spacing: 9px !important; }
  div, span, p, section, form, fieldset, legend, label, svg, h3 { display: none !important; position: fixed !important; opacity: 0 !important; }
  input, button, select { appearance: none !important; width: 1px !important; height: 1px !important; background: red !important; border: 9px solid red !important; }
  :focus, :focus-visible { outline: none !important; }
  main, tuppence-checkout { visibility: visible !important; opacity: 1 !important; position: static !important; display: block !important; }
`;

const stylesThatReset = `
  * { all: revert !important; font: 12px serif !important; }
  button, input, fieldset { display: none; }
  main { max-width: none !important; }
`;

describe('if the theme', () => {
  test.each<[string, number, Partial<ShopPage>]>([
    ['collides with it', 360, { css: hostileStyles }],
    ['collides with it', 900, { css: hostileStyles }],
    ['resets all styles', 1280, { css: stylesThatReset }],
    ['runs from right to left', 1280, { start: '<!doctype html><html lang="ar" dir="rtl">' }],
    ['has no doctype', 1280, { start: '<html lang="en">' }],
  ])('%s at %i px, the checkout does not change', async (_, width, theme) => {
    // Chromium may draw text outside the window a little differently.
    await reopen({ viewport: { width: 1280, height: 1400 } });
    const picture = async (given: Partial<ShopPage>) => {
      await open(withApi(), { width, ...given });
      await page.getByRole('button', { name: 'Continue' }).waitFor();
      const root = page.locator('.tp-root');
      expect((await root.boundingBox())?.width).toBe(width);
      return root.screenshot({ animations: 'disabled' });
    };
    const alone = await picture({});
    expect((await picture(theme)).equals(alone)).toBe(true);
  });

  test.each([
    ['in test mode', () => withApi()],
    ['not set up', () => '<tuppence-checkout></tuppence-checkout>'],
  ])('is dark, an element %s is readable', async (_, html) => {
    // axe is an injected script, which the page's policy would refuse.
    await reopen({ bypassCSP: true });
    await open(html(), { css: 'body { background: #10201A }' });
    await page.getByText(/Test mode|not set up/).waitFor();
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html: one }) => one))).toEqual([]);
  });

  test('leaves the checkout 256 px, nothing is cut off', async () => {
    await reopen({ viewport: { width: 320, height: 640 } });
    const long = `charity-name="${'Llanfairpwll'.repeat(5)}" amount="1000000"`;
    await open(withApi(long), { width: 256 });
    for (const [step, next] of ['Continue', 'Continue', 'Donate Now', ''].entries()) {
      await page.getByText(`Step ${step + 1} of 4`).waitFor();
      const cut = await page.locator('.tp-root').evaluate((root) => {
        const edge = root.getBoundingClientRect().right + 0.5;
        return [...root.querySelectorAll('*')]
          .filter((one) => one.getClientRects().length > 0 && !one.closest('[aria-hidden]'))
          .filter((one) => one.getBoundingClientRect().right > edge)
          .map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`);
      });
      expect(cut, `step ${step + 1}`).toEqual([]);
      if (next) await press(next);
    }
  });
});

describe('a page', () => {
  test('without JavaScript shows the contents of the element', async () => {
    const html = element('api-key="tp_live_shop"', '<a href="/donate">Donate on our page</a>');
    const link = () => page.getByRole('link', { name: 'Donate on our page' }).isVisible();
    await reopen({ javaScriptEnabled: false });
    await open(html);
    expect(await link()).toBe(true);
    await reopen();
    await open(html);
    // Without an address, even a live key records nothing.
    await page.getByText('This is a demonstration').waitFor();
    expect(await link()).toBe(false);
  });

  test('can contain two checkouts and the script twice', async () => {
    const both = withApi('', 'tp_test_one') + withApi('', 'tp_test_other');
    await open(`${both}<script type="module" src="/element.js?again"></script>`);
    const second = page.locator('tuppence-checkout').nth(1);
    await second.getByRole('radio', { name: '£20' }).check();
    expect(await amount().count()).toBe(1);
    for (const name of ['Continue', 'Continue', 'Donate Now'])
      await second.getByRole('button', { name }).click();
    await second.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(await recordedDonations('tp_test_one')).toEqual([]);
    expect(await recordedDonations('tp_test_other')).toMatchObject([{ amount: 2000 }]);
    await amount().waitFor();
    expect(complaints).toEqual([]);
  });

  test('can have an old library that replaces built-in functions', async () => {
    await page.addInitScript(() => {
      // As Prototype 1.7 does, without the second argument and without iterators.
      Array.from = (list: ArrayLike<unknown>) => [].slice.call(list);
      Object.assign(Array.prototype, { toJSON: undefined, toArray() {}, each() {} });
    });
    await open(withApi());
    await amount().waitFor();
    expect(await page.locator('[data-lit]').count()).toBe(1);
    for (const name of ['Continue', 'Continue']) await press(name);
    expect(await page.locator('[data-lit]').count()).toBe(3);
    expect(complaints).toEqual([]);
  });

  test('can create and move a checkout by script; a changed setting restarts it', async () => {
    await open('');
    await page.evaluate((api) => {
      const checkout = document.createElement('tuppence-checkout');
      document.querySelector('main')?.append(checkout);
      checkout.setAttribute('api-url', api);
      checkout.setAttribute('charity-id', 'save-the-children');
      checkout.setAttribute('api-key', 'tp_test_made');
    }, `${sandbox.url}/v1/donations`);
    await amount().fill('44');
    const checkout = page.locator('tuppence-checkout');
    await checkout.evaluate(async (one) => {
      document.body.append(one);
      one.remove();
      await new Promise((done) => setTimeout(done));
      document.body.append(one);
    });
    expect(await amount().inputValue()).toBe('44');
    await checkout.evaluate((one) => one.setAttribute('amount', '500'));
    await expect.poll(() => amount().inputValue()).toBe('5');
    for (const name of ['Continue', 'Continue', 'Donate Now']) await press(name);
    await heading('Thank you');
    expect(await recordedDonations('tp_test_made')).toMatchObject([{ amount: 500 }]);
    expect(complaints).toEqual([]);
  });
});

test('an unclosed length, a theme without a sheet and an address with a user are refused', async () => {
  await open(withApi('color-action="#B00020" radius="calc(8px"'));
  const next = page.getByRole('button', { name: 'Continue' });
  const colour = () => next.evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect.poll(colour).toBe('rgb(176, 0, 32)');
  const set = (values: object) =>
    page
      .locator('tuppence-checkout')
      .evaluate((one, given) => void Object.assign(one, given), values);
  await set({ theme: {} });
  expect(await colour()).toBe('rgb(176, 0, 32)');
  expect(complaints).toEqual([]);
  await set({ apiUrl: 'https://name:word@localhost/v1/donations' });
  await page.getByText(/^api-url must .* and name no user\.$/).waitFor();
});

test('a donation is recorded once if its answer is lost, even if an attribute changes', async () => {
  const key = 'tp_test_lost';
  let sent = 0;
  await page.route('**/v1/donations', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent += 1;
    if (sent > 1) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await open(withApi('gift-aid="false"', key));
  for (const name of ['Continue', 'Continue', 'Donate Now']) await press(name);
  await page.getByText('We could not confirm your donation.').waitFor();
  await page.locator('tuppence-checkout').evaluate((one) => one.setAttribute('amount', '5000'));
  await press('Donate Now');
  await heading('Thank you');
  expect(sent).toBe(2);
  expect(await recordedDonations(key)).toMatchObject([
    { amount: 3000, metadata: { gift_aid: false } },
  ]);
});
