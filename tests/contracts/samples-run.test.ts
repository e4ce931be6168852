/** Runs the samples as shown, against the sandbox. The WooCommerce plug-in is only parsed. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { attributes } from '@tuppence/content/donation-api/checkout-builder';
import { ecommercePrompt } from '@tuppence/content/donation-api/prompt';
import { siteDefaults } from '@tuppence/content/site';
import { Liquid } from 'liquidjs';
import { Engine } from 'php-parser';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import checkoutWidget from '../../packages/content/src/donation-api/samples/checkout-widget.html?highlight';
import donationRequest from '../../packages/content/src/donation-api/samples/donation-request.ts?highlight';
import shopifyFlow from '../../packages/content/src/donation-api/samples/shopify-flow.liquid?highlight';
import wooCommerce from '../../packages/content/src/donation-api/samples/woocommerce.php?highlight';
import { type Harness, startBackend } from '../../packages/supabase-embedded/tests/harness.ts';
import { launch } from '../browser/chromium.ts';
import { startShop } from './checkout-page.ts';

const root = path.resolve(import.meta.dirname, '../..');
const source = (file: string) =>
  readFileSync(
    path.join(root, 'packages/content/src/donation-api/samples', file),
    'utf8',
  ).trimEnd();
const hasCurl = spawnSync('curl', ['--version']).status === 0;

let sandbox: Harness;
let address: string;
let folder: string;
beforeAll(async () => {
  sandbox = await startBackend();
  address = `${sandbox.url}/v1/donations`;
  mkdirSync(path.join(root, 'test-results'), { recursive: true });
  folder = mkdtempSync(path.join(root, 'test-results/samples-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await sandbox?.stop();
});

test.each([
  ['checkout-widget.html', checkoutWidget],
  ['donation-request.ts', donationRequest],
  ['shopify-flow.liquid', shopifyFlow],
  ['woocommerce.php', wooCommerce],
])('%s is shown exactly, with coloured tokens', (file, sample) => {
  expect(sample.code).toBe(source(file));
  expect(new Set(sample.lines.flat().map(({ kind }) => kind)).size).toBeGreaterThan(2);
});

/** The sample as shown if VITE_DONATION_API_URL names this sandbox. */
const shown = (code: string) => code.replaceAll(siteDefaults.donationApiUrl, address);
type Recorded = { order_id: string; amount: number; charity_id: string; metadata: object };
const recordedDonations = async (key: string): Promise<Recorded[]> => {
  const answer = await fetch(address, { headers: { Authorization: `Bearer ${key}` } });
  return ((await answer.json()) as { data: Recorded[] }).data;
};
const send = (body: string, key: string) =>
  fetch(address, {
    method: 'POST',
    body,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
  });

describe('the request', () => {
  const load = async (key: string) => {
    vi.stubEnv('TUPPENCE_API_KEY', key);
    const file = path.join(folder, 'donate.ts');
    writeFileSync(file, shown(donationRequest.code));
    return import(/* @vite-ignore */ file);
  };
  const declaration = { first_name: 'Ada', last_name: 'Byron', house: '12', postcode: 'SW1Y 4LE' };
  const gift = { id: 'order-1', donorId: '42', amountPence: 3000, declaration };

  test('records one donation, with Gift Aid', async () => {
    const { donate } = await load('tp_test_request');
    expect(await donate(gift)).toBe(await donate(gift));
    expect(await recordedDonations('tp_test_request')).toMatchObject([
      {
        amount: 3000,
        charity_id: 'your-charity',
        order_id: 'order-1',
        metadata: { gift_aid: true },
      },
    ]);
  });

  test('reports the status if the key or an amount is wrong', async () => {
    const { donate } = await load('tp_test_request');
    await expect(donate({ ...gift, amountPence: 0 })).rejects.toThrow('Donation refused: 422');
    await expect(donate({ ...gift, amountPence: 3001 })).rejects.toThrow('Donation refused: 409');
    vi.stubEnv('TUPPENCE_API_KEY', 'wrong');
    await expect(donate(gift)).rejects.toThrow('Donation refused: 401');
  });

  test('stops and refunds a monthly gift, however often', async () => {
    const { donate, cancel, refund } = await load('tp_test_changes');
    const id = await donate({ id: 'monthly-1', amountPence: 1000, monthly: true });
    for (const change of [cancel, cancel, refund, refund]) expect(await change(id)).toBe(id);
    const date = expect.stringMatching(/^20/);
    expect(await recordedDonations('tp_test_changes')).toMatchObject([
      { cancelled_at: date, refunded_at: date },
    ]);
  });
});

describe('the body for Shopify', () => {
  const render = (order: object) =>
    new Liquid({ strictFilters: true, strictVariables: true, lenientIf: true }).parseAndRender(
      shopifyFlow.code,
      { order },
    );
  const order = {
    id: 'gid://shopify/Order/1001',
    customer: { id: 'gid://shopify/Customer/2' },
    currentTotalPriceSet: { shopMoney: { amount: '64.00', currencyCode: 'GBP' } },
  };

  test.each([
    ['64.00', 64],
    ['19.99', 20],
    ['1234.50', 1235],
  ])('records 1%% of an order of £%s once', async (total, amount) => {
    const id = `gid://shopify/Order/${amount}`;
    const sum = { amount: total, currencyCode: 'GBP' };
    const body = await render({ ...order, id, currentTotalPriceSet: { shopMoney: sum } });
    const key = `tp_test_shopify${amount}`;
    expect((await send(body, key)).status).toBe(201);
    expect((await send(body, key)).status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ customer_id: order.customer.id });
    expect(await recordedDonations(key)).toMatchObject([
      { amount, order_id: id, charity_id: 'save-the-children' },
    ]);
  });

  test('records the order of a guest', async () => {
    const body = await render({ ...order, id: 'gid://shopify/Order/1002', customer: null });
    expect(JSON.parse(body)).toMatchObject({ customer_id: 'guest' });
    expect((await send(body, 'tp_test_shopify')).status).toBe(201);
  });
});

test('the WooCommerce plug-in parses as PHP 8 and contains every field', () => {
  const code = source('woocommerce.php');
  const parser = new Engine({ parser: { php8: true, suppressErrors: false } });
  expect(parser.parseCode(code, 'woocommerce.php').errors).toEqual([]);
  for (const field of ['amount', 'currency', 'charity_id', 'order_id', 'customer_id']) {
    expect(code).toContain(`'${field}'`);
  }
  expect(code).toContain(siteDefaults.donationApiUrl);
});

describe('the prompt', () => {
  const prompt = () => ecommercePrompt({ ...siteDefaults, donationApiUrl: address });

  test('names each status that the sandbox returns for the example and its variants', async () => {
    const example = /Example body[^{]*(\{[^}]*\})/.exec(prompt())?.[1] ?? '';
    const answers = [
      await send(example, 'tp_test_prompt'),
      await send(example, 'tp_test_prompt'),
      await send(example, 'wrong'),
      await send(example.replace('25', '26'), 'tp_test_prompt'),
      await send(example.replace('25', '0'), 'tp_test_prompt'),
      await send(example.slice(1), 'tp_test_prompt'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 401, 409, 422, 400]);
    for (const { status } of answers) expect(prompt()).toContain(`${status} `);
  });

  test('says how a donation is refunded, and that a single one cannot be cancelled', async () => {
    const key = 'tp_test_afterwards';
    const example = /Example body[^{]*(\{[^}]*\})/.exec(prompt())?.[1] ?? '';
    const { id } = (await (await send(example, key)).json()) as { id: string };
    const calls = [...prompt().matchAll(/^- (GET|POST) (\S+\/\{id\}\S*)/gm)];
    const answers = calls.map(async ([, method = '', to = '']) => {
      const headers = { Authorization: `Bearer ${key}` };
      const { status } = await fetch(to.replace('{id}', id), { method, headers });
      return `${method} ${to.split('{id}')[1]} ${status}`;
    });
    expect(await Promise.all(answers)).toEqual([
      'GET  200',
      'POST /refund 200',
      'POST /cancel 409',
    ]);
  });

  test.skipIf(!hasCurl)(
    'has a curl command that records a donation (skipped without curl)',
    async () => {
      const command = /curl -i (?:.*\\\n)*.*/.exec(prompt())?.[0] ?? '';
      const env = { ...process.env, TUPPENCE_API_KEY: 'tp_test_curl' };
      const run = () => promisify(execFile)('sh', ['-c', command], { env });
      expect((await run()).stdout).toMatch(/^HTTP\/1.1 201 Created/);
      expect((await run()).stdout).toMatch(/^HTTP\/1.1 200 OK/);
      expect(await recordedDonations('tp_test_curl')).toMatchObject([
        { amount: 25, order_id: 'test-1' },
      ]);
    },
  );
});

describe('the widget', () => {
  test('shows the checkout, records a donation, and calls back', async () => {
    const [shop, browser] = await Promise.all([startShop(address), launch()]);
    try {
      const { origin } = new URL(shop.page({ html: '', api: '' }));
      shop.serve('/checkout/tuppence-checkout.js', 'text/javascript', shop.element);
      const body = checkoutWidget.code.replaceAll(siteDefaults.origin, origin);
      shop.serve('/donate.html', 'text/html; charset=utf-8', `<!doctype html>${body}`);
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      page.setDefaultTimeout(8000);
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.goto(`${origin}/donate.html`);
      const settings = await page
        .locator('tuppence-checkout')
        .evaluate((element) =>
          Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        );
      const trial = Object.entries(attributes).map(([name, value]) => [name, String(value)]);
      expect(settings, 'the trial on the page shows the sample').toEqual(Object.fromEntries(trial));
      const press = (name: string) => page.getByRole('button', { name }).click();
      await press('Continue');
      await page.getByRole('heading', { name: 'Add a quarter' }).waitFor();
      expect(await page.getByRole('checkbox').isChecked(), 'the donor ticks it').toBe(false);
      await press('Continue');
      await press('Donate Now');
      await page.getByRole('heading', { name: 'Thank you' }).waitFor();
      const donations = await recordedDonations('tp_test_your_key');
      expect(donations).toMatchObject([
        { amount: 3000, charity_id: 'your-charity', metadata: { gift_aid: false, monthly: false } },
      ]);
      await expect.poll(() => logged.join('\n')).toContain(`Thank you ${donations[0]?.order_id}`);
    } finally {
      await browser.close();
      shop.stop();
    }
  });
});
