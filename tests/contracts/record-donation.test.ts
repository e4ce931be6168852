import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordDonation } from '../../packages/checkout/src/record-donation.ts';
import { readSettings } from '../../packages/checkout/src/settings.ts';

const given = {
  'api-key': 'tp_test_shop',
  'charity-id': 'save-the-children',
  'charity-name': null,
  amount: null,
  currency: null,
  'gift-aid': null,
  monthly: null,
  'api-url': null,
};

describe('the settings', () => {
  test.each([
    ['api-key', ['', 'shop']],
    ['charity-id', ['', 'Save the Children']],
    ['amount', ['0', '-1', '1e3', '12.5', '1000001', '']],
    ['currency', ['USD']],
    ['api-url', ['http://api.example/v1', 'javascript:alert(1)', '//api.example', 'api']],
  ])('refuse a wrong %s with a message that names it', (name, values) => {
    for (const value of values) {
      const problems = [expect.stringMatching(`^${name} must `)];
      expect(readSettings({ ...given, [name]: value }), value).toEqual({ ok: false, problems });
    }
  });

  test('use the build’s address if the page gives none', () => {
    const read = readSettings(given, 'https://api.example/v1/donations');
    expect(read).toMatchObject({ settings: { apiUrl: 'https://api.example/v1/donations' } });
    expect(readSettings(given, '')).toMatchObject({ settings: { apiUrl: null } });
  });
});

describe('a donation', () => {
  const answer = vi.fn<typeof fetch>();
  beforeEach(() => {
    answer.mockReset();
    vi.stubGlobal('fetch', answer);
  });
  afterEach(() => void vi.unstubAllGlobals());

  const send = (amountPence: number) => {
    const read = readSettings(given);
    if (!read.ok) throw new Error('The settings are wrong.');
    return recordDonation(
      { ...read.settings, apiUrl: 'https://api.example/v1/donations' },
      {
        amountPence,
        charityId: 'a',
        giftAid: true,
        monthly: true,
        payment: 'card',
        declaration: { firstName: 'Ada', lastName: 'Byron', house: '12', postcode: 'SW1Y 4LE' },
      },
    );
  };
  const orders = () => answer.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).order_id);
  const unknown = 'We could not confirm your donation.';

  test.each([
    [401, {}, '', true, 'not set up right. Nothing was charged.'],
    [429, {}, '', true, 'Please wait a minute and try again.'],
    [429, { 'Retry-After': '7' }, '', true, 'Please wait 7 seconds and try again.'],
    [429, { 'Retry-After': '180' }, '', true, 'Please wait 3 minutes and try again.'],
    [500, {}, '', false, unknown],
    [200, {}, '<!doctype html><title>Sign in</title>', false, unknown],
    [200, {}, 'null', false, unknown],
    [200, {}, '{}', false, unknown],
  ])('answered with %i %o %s fails', async (status, headers, body, isFinal, words) => {
    answer.mockImplementation(async () => new Response(body, { status, headers }));
    const message = expect.stringContaining(words);
    expect(await send(3000)).toEqual({ ok: false, isFinal, message });
    await send(3000);
    expect(new Set(orders()).size, 'orders').toBe(isFinal ? 2 : 1);
  });

  test('carries the declaration to the API', async () => {
    answer.mockImplementation(async () => Response.json({ id: 'don_1' }));
    await send(3000);
    expect(JSON.parse(String(answer.mock.calls[0]?.[1]?.body))).toMatchObject({
      metadata: { gift_aid: true },
      declaration: { first_name: 'Ada', last_name: 'Byron', house: '12', postcode: 'SW1Y 4LE' },
    });
  });

  test('keeps its order if the answer is lost and the next try is refused', async () => {
    answer.mockImplementationOnce(async () => new Response('', { status: 502 }));
    answer.mockImplementationOnce(async () => new Response('', { status: 429 }));
    answer.mockImplementation(async () => Response.json({ id: 'don_1' }));
    await send(5000);
    const unconfirmed = { ok: false, isFinal: false, message: expect.stringContaining(unknown) };
    expect(await send(5000)).toEqual(unconfirmed);
    expect(await send(5000)).toMatchObject({ ok: true });
    expect(new Set(orders()).size).toBe(1);
  });

  /** The page's module after a reload, with the tab's storage. */
  const reload = async () => {
    vi.resetModules();
    return (await import('../../packages/checkout/src/record-donation.ts')).recordDonation;
  };
  /** Records like the API, and loses the first answer. */
  const api = () => {
    const recorded = new Map<string, string>();
    let isLost = true;
    answer.mockImplementation(async (_, init) => {
      const { order_id, ...values } = JSON.parse(String(init?.body));
      const before = recorded.get(order_id);
      const isSame = before === undefined || before === JSON.stringify(values);
      if (isSame) recorded.set(order_id, JSON.stringify(values));
      const status = isLost ? 502 : isSame ? 200 : 409;
      isLost = false;
      return Response.json({ id: `don_${order_id}` }, { status });
    });
    return recorded;
  };
  const giving = { charityId: 'a', giftAid: false, monthly: false } as const;
  const settings = { ...given, apiUrl: 'https://api.example/v1/donations' };
  const options = { ...settings, apiKey: 'tp_test_shop' } as unknown as Parameters<
    typeof recordDonation
  >[0];

  test.each([
    ['the reload of the page', { amountPence: 3000, payment: 'bankTransfer' }, true],
    ['a change of payment', { amountPence: 3000, payment: 'card' }, false],
    ['a reload and a change of the amount', { amountPence: 5000, payment: 'bankTransfer' }, true],
  ] as const)('whose answer was lost is made once, also after %s', async (_, change, reloads) => {
    const tab = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => void tab.set(key, value),
      removeItem: (key: string) => void tab.delete(key),
    });
    const recorded = api();
    let record = await reload();
    const first = { ...giving, amountPence: 3000, payment: 'bankTransfer' } as const;
    expect(await record(options, first)).toMatchObject({ ok: false, isFinal: false });
    if (reloads) record = await reload();
    const second = await record(options, { ...giving, ...change });
    expect(recorded.size, 'bookings').toBe(1);
    const isSame = change.amountPence === 3000 && change.payment === 'bankTransfer';
    expect(second).toMatchObject(
      isSame
        ? { ok: true }
        : {
            ok: false,
            isFinal: true,
            message:
              'Your donation was made the first time, as you had chosen then. Nothing more was charged. To give again, press once more.',
          },
    );
    expect(tab.size, 'orders that are still open').toBe(0);
    // The outcome is known, so this is another donation.
    expect(await record(options, { ...giving, ...change })).toMatchObject({ ok: true });
    expect(recorded.size, 'bookings').toBe(2);
  });

  test('that is pressed twice with other values is sent after the first, as another', async () => {
    answer.mockImplementation(async () => Response.json({ id: 'don_1' }));
    const both = [send(6000), send(7000)];
    expect(await Promise.all(both)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(new Set(orders()).size).toBe(2);
  });

  test('without an answer fails after ten seconds, and is resent as the same order', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    answer.mockImplementationOnce(async (_, init) => {
      init?.signal?.throwIfAborted();
      return new Response();
    });
    answer.mockImplementation(async () => Response.json({ id: 'don_1' }));
    expect(await send(4000)).toMatchObject({
      ok: false,
      message: expect.stringContaining(unknown),
    });
    expect(timeout).toHaveBeenCalledWith(10_000);
    expect(await send(4000)).toMatchObject({ ok: true });
    expect(new Set(orders()).size).toBe(1);
    timeout.mockRestore();
  });
});
