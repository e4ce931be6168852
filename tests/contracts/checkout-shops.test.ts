/** `<tuppence-checkout>` in themes that were not made for it, and with servers that fail. */
import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, test } from 'vitest';
import type { ShopPage } from './checkout-page.ts';
import { useVisit } from './checkout-visit.ts';

const visit = useVisit();
const { element, withApi, open, press, heading, recordedDonations } = visit;
const amount = () => visit.page.getByLabel('Your amount in pounds');
const toPayment = async () => {
  await press('Continue');
  await press('Continue');
  await heading('How would you like to pay?');
};

describe('if the theme', () => {
  const themes: [string, Partial<ShopPage>][] = [
    ['takes back all styles', { hostile: 'reverts' }],
    ['runs from right to left', { root: 'lang="ar" dir="rtl"' }],
    ['has no doctype', { doctype: '' }],
  ];
  test.each(themes)('%s, the checkout does not change', async (_, more) => {
    const picture = async (given: Partial<ShopPage>) => {
      await open(withApi(), { width: 1280, ...given });
      await visit.page.getByRole('button', { name: 'Continue' }).waitFor();
      return visit.page.locator('.tp-root').screenshot({ animations: 'disabled' });
    };
    const alone = await picture({});
    expect((await picture(more)).equals(alone)).toBe(true);
  });

  test.each([
    ['in test mode', () => withApi()],
    ['not set up', () => '<tuppence-checkout></tuppence-checkout>'],
  ])('is dark, an element %s is readable', async (_, html) => {
    await visit.reopen({ bypassCSP: true });
    await open(html(), { head: '<title>A shop</title><style>body{background:#10201A}</style>' });
    await visit.page.getByText(/Test mode|not set up/).waitFor();
    const { violations } = await new AxeBuilder({ page: visit.page })
      .withRules(['color-contrast'])
      .analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html: one }) => one))).toEqual([]);
  });

  test.each([320, 256])('leaves it %i px, nothing is cut off', async (width) => {
    await visit.reopen({ viewport: { width: 320, height: 640 } });
    await open(withApi(`charity-name="${'Llanfairpwll'.repeat(5)}" amount="1000000"`), { width });
    for (const [step, next] of ['Continue', 'Continue', 'Donate Now', ''].entries()) {
      await visit.page.getByText(`Step ${step + 1} of 4`).waitFor();
      const cut = await visit.page.locator('.tp-root').evaluate((root) => {
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
  test('can contain two checkouts and the script twice', async () => {
    const [one, other] = ['tp_test_one', 'tp_test_other'];
    const both = [one, other].map((key) => withApi().replace('tp_test_shop', key));
    await open(`${both.join('')}<script type="module" src="/element.js?again"></script>`);
    const second = visit.page.locator('tuppence-checkout').nth(1);
    await second.getByRole('radio', { name: '£20' }).check();
    expect(await amount().count()).toBe(1);
    for (const name of ['Continue', 'Continue', 'Donate Now'])
      await second.getByRole('button', { name }).click();
    await second.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect([await recordedDonations(one), await recordedDonations(other)]).toMatchObject([
      [],
      [{ amount: 2000 }],
    ]);
    await amount().waitFor();
    expect(visit.complaints).toEqual([]);
  });

  test('can create it by script, set attributes one by one, remove it and put it back', async () => {
    await open('');
    await visit.page.evaluate((api) => {
      const checkout = document.createElement('tuppence-checkout');
      document.querySelector('main')?.append(checkout);
      checkout.setAttribute('api-url', api);
      checkout.setAttribute('charity-id', 'save-the-children');
      checkout.setAttribute('api-key', 'tp_test_made');
    }, `${visit.sandbox.url}/v1/donations`);
    await amount().fill('44');
    await visit.page.evaluate(async () => {
      const checkout = document.querySelector('tuppence-checkout');
      checkout?.remove();
      await new Promise((done) => setTimeout(done));
      if (checkout) document.body.append(checkout);
    });
    expect(await amount().inputValue()).toBe('44');
    await toPayment();
    await press('Donate Now');
    await heading('Thank you');
    expect(await recordedDonations('tp_test_made')).toHaveLength(1);
    expect(visit.complaints).toEqual([]);
  });
});

describe('a sent donation', () => {
  test('keeps its order if the answer is lost and an attribute changes', async () => {
    const before = (await recordedDonations()).length;
    const orders: string[] = [];
    await visit.page.route('**/v1/donations', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      orders.push((route.request().postDataJSON() as { order_id: string }).order_id);
      if (orders.length > 1) return route.fallback();
      await visit.sandbox.call('/v1/donations', {
        key: null,
        method: 'POST',
        body: route.request().postData() ?? '',
        headers: { Authorization: 'Bearer tp_test_shop' },
      });
      return route.abort();
    });
    await open(withApi());
    await toPayment();
    await press('Donate Now');
    await visit.page.getByText('We could not confirm your donation.').waitFor();
    await visit.page.evaluate(() =>
      document.querySelector('tuppence-checkout')?.setAttribute('amount', '5000'),
    );
    await press('Donate Now');
    await heading('Thank you');
    expect(new Set(orders).size).toBe(1);
    expect(await recordedDonations()).toHaveLength(before + 1);
  });
});

describe('if the server', () => {
  const answers = async (status: number, headers: Record<string, string> = {}, body = '{}') =>
    visit.page.route('**/v1/donations', (route) =>
      route.fulfill({
        status,
        body,
        headers: {
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Allow-Headers': 'Authorization, Content-Type',
          'Access-Control-Expose-Headers': 'Retry-After',
          ...headers,
        },
      }),
    );
  test.each([
    [401, {}, 'not set up right. Nothing was charged.'],
    [429, {}, 'Please wait a minute and try again.'],
    [429, { 'Retry-After': '7' }, 'Please wait 7 seconds and try again.'],
    [429, { 'Retry-After': '180' }, 'Please wait 3 minutes and try again.'],
    [500, {}, 'We could not confirm your donation.'],
  ])('answers %i %o, the donor reads: %s', async (status, headers, words) => {
    await open(withApi());
    await toPayment();
    await answers(status, headers as Record<string, string>);
    await press('Donate Now');
    await visit.page.getByText(words).waitFor();
    await visit.page.getByRole('button', { name: 'Donate Now' }).waitFor();
  });

  test.each([
    ['a page instead of JSON', '<!doctype html><title>Sign in</title>'],
    ['null', 'null'],
    ['no donation', '{}'],
  ])('answers 200 with %s, the donor is not thanked', async (_, body) => {
    await open(withApi());
    await toPayment();
    await answers(200, {}, body);
    await press('Donate Now');
    await visit.page.getByText('We could not confirm your donation.').waitFor();
  });

  test('hangs, the donor can try again after ten seconds, and gives once', async () => {
    await visit.page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => timeout(ms / 20);
    });
    const orders: string[] = [];
    await visit.page.route('**/v1/donations', (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      orders.push((route.request().postDataJSON() as { order_id: string }).order_id);
      return orders.length > 1 ? route.fallback() : undefined;
    });
    await open(withApi());
    await toPayment();
    await press('Donate Now');
    await visit.page.getByRole('button', { name: 'Sending…' }).waitFor();
    await visit.page.getByText('We could not confirm your donation.').waitFor();
    await press('Donate Now');
    await heading('Thank you');
    expect(orders).toHaveLength(2);
    expect(new Set(orders).size).toBe(1);
  });
});

test('the element shows nothing of a key that is not a test key and has no address', async () => {
  await open(element().replace('tp_test_shop', 'tp_live_shop'));
  await visit.page.getByText('This is a demonstration').waitFor();
});
