/** The built `<tuppence-checkout>` on another website, in the browser, against the sandbox. */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../packages/checkout/src/settings.ts';
import { useVisit } from './checkout-visit.ts';

const visit = useVisit();
const { element, withApi, open, press, heading, recordedDonations } = visit;

test('the script is at most 60 kB with brotli and with gzip', () => {
  const bytes = Buffer.from(visit.shop.element);
  const brotli = brotliCompressSync(bytes).length / 1000;
  const gzip = gzipSync(bytes, { level: 9 }).length / 1000;
  console.info(`tuppence-checkout.js: ${brotli.toFixed(1)} kB brotli, ${gzip.toFixed(1)} kB gzip`);
  expect(brotli).toBeLessThanOrEqual(60);
  expect(gzip).toBeLessThanOrEqual(60);
});

describe('under a strict policy', () => {
  test('a donation completes every step and is recorded once', async () => {
    await visit.page.addInitScript(() => {
      document.addEventListener('tuppence-success', (event) => {
        (window as unknown as { donated: unknown }).donated = (event as CustomEvent).detail;
      });
    });
    await open(withApi('amount="1234" gift-aid'));
    await visit.page.getByText('Test mode: donations are booked').waitFor();
    expect(await visit.page.getByLabel('Your amount in pounds').inputValue()).toBe('12.34');
    await press('Continue');
    await heading('Add a quarter');
    expect(await visit.page.getByRole('checkbox').isChecked()).toBe(true);
    await press('Continue');
    await visit.page
      .getByText(
        'You pay £12.34 a month. Save The Children gets £15.42 a month: your gift, plus £3.08 Gift Aid from HMRC.',
      )
      .waitFor();
    await press('Donate Now');
    await heading('Thank you');
    await visit.page.getByText('Booked under a test key: no money moved.').waitFor();
    const [donation] = await recordedDonations();
    expect(donation).toMatchObject({
      amount: 1234,
      charity_id: 'save-the-children',
      metadata: { gift_aid: true, monthly: true, payment: 'bank_transfer' },
      sums: { donor_pays: 1234, fee: 0, gift_aid: 308, charity_gets: 1542 },
    });
    expect(
      await visit.page.evaluate(() => (window as unknown as { donated: unknown }).donated),
    ).toEqual({
      orderId: donation?.order_id,
      metadata: { donation_id: donation?.id, gift_aid: 'true', monthly: 'true' },
    });
    expect(await recordedDonations()).toHaveLength(1);
    expect(visit.complaints).toEqual([]);
  });
});

describe('with conflicting styles', () => {
  test.each([360, 900])('at %i px it looks as on its own page', async (width) => {
    const picture = async (hostile: boolean) => {
      await open(withApi(), { width, hostile });
      await visit.page.getByRole('button', { name: 'Continue' }).waitFor();
      const box = await visit.page.locator('.tp-root').boundingBox();
      expect(box?.width).toBe(width);
      return visit.page.locator('.tp-root').screenshot({ animations: 'disabled' });
    };
    const alone = await picture(false);
    const among = await picture(true);
    expect(among.equals(alone)).toBe(true);
  });
});

test('by keyboard only', async () => {
  await open(withApi());
  await visit.page.getByRole('radio', { name: 'Other' }).focus();
  await visit.page.keyboard.press('ArrowLeft');
  expect(await visit.page.getByRole('radio', { name: '£50' }).isChecked()).toBe(true);
  await visit.page.keyboard.press('Tab');
  await visit.page.keyboard.press('Space');
  expect(await visit.page.getByRole('checkbox').isChecked()).toBe(false);
  await visit.page.keyboard.press('Tab');
  await visit.page.keyboard.press('Enter');
  await heading('Add a quarter');
  const focused = () =>
    visit.page.evaluate(
      () => document.querySelector('tuppence-checkout')?.shadowRoot?.activeElement?.textContent,
    );
  await expect.poll(focused).toContain('Step 2 of 4');
});

test('axe finds no violation in any step', async () => {
  // axe is an injected script, which the page's policy would refuse.
  await visit.reopen({ bypassCSP: true });
  await open(withApi());
  for (const [step, next] of ['Continue', 'Continue', 'Donate Now', ''].entries()) {
    await visit.page.getByText(`Step ${step + 1} of 4`).waitFor();
    const { violations } = await new AxeBuilder({ page: visit.page })
      .include('tuppence-checkout')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    if (next) await press(next);
  }
});

test('without an address it is a demonstration, and says so', async () => {
  const asked: string[] = [];
  visit.page.on('request', (request) => asked.push(request.method()));
  await open(element());
  await visit.page.getByText('This is a demonstration: it has no address').waitFor();
  await press('Continue');
  await press('Continue');
  await press('Donate Now');
  await heading('Thank you');
  await visit.page.getByText('nothing was charged, and nothing was sent').waitFor();
  expect(asked).not.toContain('POST');
});

test('it names wrong attributes in its place', async () => {
  await open('<tuppence-checkout amount="12.50" currency="USD"></tuppence-checkout>');
  await visit.page.getByText('This checkout is not set up yet.').waitFor();
  for (const name of ['api-key', 'charity-id', 'amount', 'currency'])
    expect(await visit.page.getByText(`${name} must be`).count()).toBe(1);
  expect(await visit.page.getByRole('button').count()).toBe(0);
});

test('without JavaScript its contents are shown', async () => {
  const scriptless = await visit.browser.newContext({ javaScriptEnabled: false });
  const plain = await scriptless.newPage();
  const inside = '<a href="/donate">Donate on our page</a>';
  await plain.goto(visit.shop.page({ html: element('', inside), api: visit.sandbox.url }));
  expect(await plain.getByRole('link', { name: 'Donate on our page' }).isVisible()).toBe(true);
  await scriptless.close();
  await open(element('', inside));
  await visit.page.getByRole('button', { name: 'Continue' }).waitFor();
  expect(await visit.page.getByRole('link', { name: 'Donate on our page' }).isVisible()).toBe(
    false,
  );
});

test('it keeps what was entered if moved within the page, and restarts if a setting changes', async () => {
  await open(withApi());
  await visit.page.getByLabel('Your amount in pounds').fill('77');
  await visit.page.evaluate(() => {
    const checkout = document.querySelector('tuppence-checkout');
    if (checkout) document.body.append(checkout);
  });
  expect(await visit.page.getByLabel('Your amount in pounds').inputValue()).toBe('77');
  await visit.page.evaluate(() =>
    document.querySelector('tuppence-checkout')?.setAttribute('amount', '500'),
  );
  await expect.poll(() => visit.page.getByLabel('Your amount in pounds').inputValue()).toBe('5');
});

describe('settings', () => {
  const given = {
    'api-key': 'tp_test_shop',
    'charity-id': 'save-the-children',
    'charity-name': null,
    amount: null,
    currency: null,
    'gift-aid': null,
    'api-url': null,
  };
  test.each(['http://api.example/v1', 'javascript:alert(1)', '//api.example', 'api'])(
    'the address %s is refused',
    (url) => expect(readSettings({ ...given, 'api-url': url }).ok).toBe(false),
  );
  test('the build’s address is used if the page gives none', () => {
    const read = readSettings(given, 'https://api.example/v1/donations');
    expect(read).toMatchObject({ settings: { apiUrl: 'https://api.example/v1/donations' } });
    expect(readSettings(given, '')).toMatchObject({ settings: { apiUrl: null } });
  });
  test.each(['0', '-1', '1e3', '12.5', '1000001', ''])('the amount %j is refused', (amount) => {
    expect(readSettings({ ...given, amount }).ok).toBe(false);
  });
});
