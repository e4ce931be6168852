import { createConfig, lintFromString } from '@redocly/openapi-core';
import { breakDown } from '@tuppence/giving/donation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DonationStore } from '../../donation-sandbox/src/store.ts';
import { type Harness, startBackend } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startBackend();
});
afterAll(() => harness.stop());

const order = {
  amount: 25,
  currency: 'GBP',
  charity_id: 'save-the-children',
  order_id: '1001',
  customer_id: '42',
};
const donor = {
  first_name: 'Ada',
  last_name: 'Byron',
  house: '12 St James’s Square',
  postcode: 'SW1Y 4LE',
};
const giftAid = { metadata: { gift_aid: true }, declaration: donor };
type Init = RequestInit & { token?: string | null; address?: string };
/** Calls come from 250 addresses in turn, so that the limit by address refuses none of them. */
let calls = 0;
const call = (path: string, { token = 'tp_test_shop', address, headers, ...init }: Init = {}) => {
  calls += 1;
  return harness.call(path, {
    key: null,
    ...init,
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address ?? `203.0.113.${calls % 250}`,
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(headers as Record<string, string>),
    },
  });
};
const record = (fields: unknown, init: Init = {}) =>
  call('/v1/donations', { method: 'POST', body: JSON.stringify(fields), ...init });
type Recorded = typeof order & { id: string };
type Problem = { title: string; detail: string; errors?: { field: string; message: string }[] };

describe('a donation', () => {
  it('is recorded once, however often its order is sent', async () => {
    const first = await record(order);
    const recorded = (await first.json()) as Recorded;
    expect(first.status).toBe(201);
    expect(recorded).toMatchObject({ amount: 25, order_id: '1001', test: true });
    const again = await Promise.all(Array.from({ length: 10 }, () => record(order)));
    for (const answer of again) {
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual(recorded);
    }
    const list = await call('/v1/donations');
    expect(await list.json()).toEqual({ data: [recorded] });
  });

  it('is recorded once if an order is sent ten times at the same time', async () => {
    const sent = { ...order, order_id: 'at-once' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => record(sent)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
  });

  it('is recorded once even if another customer’s id is sent, because that is not stored', async () => {
    const sent = { ...order, order_id: 'same-order' };
    const recorded = await (await record(sent)).json();
    const again = await record({ ...sent, customer_id: 'guest' });
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(recorded);
  });

  it('is a conflict if the order is repeated with other values', async () => {
    await record({ ...order, order_id: 'conflict' });
    for (const change of [{ amount: 26 }, { charity_id: 'parentkind' }, giftAid]) {
      const answer = await record({ ...order, order_id: 'conflict', ...change });
      expect(answer.status).toBe(409);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
    }
  });

  it('is found by its address and by its order, and does not contain the customer’s id', async () => {
    const sent = { ...order, order_id: 'gid://shopify/Order/7', ...giftAid };
    const answer = await record(sent);
    const recorded = (await answer.json()) as Recorded;
    const found = await call(answer.headers.get('location') ?? '');
    expect(await found.json()).toEqual(recorded);
    const byOrder = await call(`/v1/donations?order_id=${encodeURIComponent(sent.order_id)}`);
    expect(await byOrder.json()).toEqual({ data: [recorded] });
    expect(recorded).toMatchObject({ metadata: { gift_aid: true } });
    expect(JSON.stringify(recorded)).not.toMatch(/customer|declaration|Byron/);
    expect((await call('/v1/donations/don_nothing')).status).toBe(404);
  });

  it('belongs to the key that recorded it', async () => {
    const sent = { ...order, order_id: 'mine' };
    const { id } = (await (await record(sent)).json()) as Recorded;
    expect((await call(`/v1/donations/${id}`, { token: 'tp_test_other' })).status).toBe(404);
    const others = await call('/v1/donations', { token: 'tp_test_other' });
    expect(await others.json()).toEqual({ data: [] });
    expect((await record(sent, { token: 'tp_test_other' })).status).toBe(201);
  });
});

describe('a recorded donation', () => {
  const recordOne = async (fields: object) =>
    ((await (await record({ ...order, ...fields })).json()) as Recorded).id;
  const change = async (id: string, what: string, init: Init = {}) => {
    const answer = await call(`/v1/donations/${id}/${what}`, { method: 'POST', ...init });
    return [answer.status, await answer.json()] as const;
  };
  const monthly = { metadata: { monthly: true } };

  it.each([
    ['cancel', 'cancelled_at', 'refunded_at'],
    ['refund', 'refunded_at', 'cancelled_at'],
  ])('%s sets %s once, however often it is sent, and not %s', async (what, field, other) => {
    const id = await recordOne({ order_id: `to-${what}`, ...monthly });
    const [status, first] = await change(id, what);
    expect(status).toBe(200);
    expect(first).toMatchObject({ id, [field]: expect.stringMatching(/^20.*Z$/), [other]: null });
    expect(await change(id, what)).toEqual([200, first]);
    expect(await (await call(`/v1/donations/${id}`)).json()).toEqual(first);
  });

  it('cannot be cancelled if it is a single one, and stays as it was', async () => {
    const id = await recordOne({ order_id: 'single' });
    expect((await change(id, 'cancel'))[0]).toBe(409);
    expect(await (await call(`/v1/donations/${id}`)).json()).toMatchObject({ cancelled_at: null });
  });

  it('cannot be changed with another key, or if it does not exist', async () => {
    const id = await recordOne({ order_id: 'not-yours', ...monthly });
    for (const what of ['cancel', 'refund']) {
      expect((await change(id, what, { token: 'tp_test_other' }))[0]).toBe(404);
      expect((await change(id, what, { token: null }))[0]).toBe(401);
      expect((await change('don_nothing', what))[0]).toBe(404);
      const read = await call(`/v1/donations/${id}/${what}`);
      expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    }
  });
});

describe('the Gift Aid schedule', () => {
  const token = 'tp_test_schedule';
  it('has a row of HMRC’s columns for each gift under Gift Aid that was not refunded', async () => {
    await record({ ...order, order_id: 'without' }, { token });
    await record({ ...order, ...giftAid, amount: 1234, order_id: 'with' }, { token });
    const back = await record({ ...order, ...giftAid, order_id: 'back' }, { token });
    const { id } = (await back.json()) as Recorded;
    await call(`/v1/donations/${id}/refund`, { method: 'POST', token });
    const answer = await call('/v1/gift-aid-schedule', { token });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [columns, row, ...more] = (await answer.text()).split('\r\n');
    expect(columns).toBe(
      'Title,First name or initial,Last name,House name or number,Postcode,Aggregated donations,Sponsored event,Donation date,Amount',
    );
    // The sandbox keeps no declaration.
    expect(row).toMatch(/^,Ada,Example,1 Sample Street,ZZ1 1ZZ,,,\d\d\/\d\d\/\d\d,12\.34$/);
    expect(more).toEqual(['']);
  });

  it('is only for the key’s owner, and cannot be changed', async () => {
    expect((await call('/v1/gift-aid-schedule', { token: null })).status).toBe(401);
    const others = await call('/v1/gift-aid-schedule', { token: 'tp_test_no_gifts' });
    expect((await others.text()).split('\r\n')).toHaveLength(2);
    expect((await call('/v1/gift-aid-schedule', { token, method: 'POST' })).status).toBe(405);
  });
});

describe('the sums', () => {
  const payments = { card: 'card', bank_transfer: 'bankTransfer' } as const;
  const cases = [100, 1000, 1234, 2000, 3000, 5000].flatMap((amount) =>
    [true, false].flatMap((gift_aid) =>
      (['card', 'bank_transfer'] as const).map((payment) => ({ amount, gift_aid, payment })),
    ),
  );
  it.each(cases)('match the checkout: %o', async ({ amount, gift_aid, payment }) => {
    const answer = await record({
      ...order,
      amount,
      order_id: `sums-${amount}-${gift_aid}-${payment}`,
      metadata: { gift_aid, payment },
      ...(gift_aid ? { declaration: donor } : {}),
    });
    const shown = breakDown(amount, { giftAid: gift_aid, payment: payments[payment] });
    expect(await answer.json()).toMatchObject({
      sums: {
        donor_pays: shown.grossPence,
        fee: shown.feePence,
        gift_aid: shown.giftAidPence,
        charity_gets: shown.netPence,
      },
    });
  });

  it('must leave something for the charity', async () => {
    const small = { ...order, order_id: 'small', metadata: { payment: 'card' } };
    const answer = await record({ ...small, amount: 80 });
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as Problem).errors).toEqual([
      { field: 'amount', message: 'does not cover the card fee of 80' },
    ]);
    expect((await record({ ...small, amount: 81 })).status).toBe(201);
  });

  it('depend on the payment method, so another method is a conflict', async () => {
    await record({ ...order, amount: 3000, order_id: 'paid', metadata: { payment: 'card' } });
    const answer = await record({ ...order, amount: 3000, order_id: 'paid' });
    expect(answer.status).toBe(409);
  });
});

describe('the error says where the fault is, and repeats no value:', () => {
  it.each([
    ['a missing amount', { amount: undefined }, 'amount', 'is required'],
    ['an amount of 0', { amount: 0 }, 'amount', 'from 1 to 1000000'],
    ['an amount in pounds', { amount: 0.25 }, 'amount', 'whole number of pence'],
    ['an amount as text', { amount: '25' }, 'amount', 'whole number of pence'],
    ['an amount beyond £10,000', { amount: 1_000_001 }, 'amount', 'from 1 to 1000000'],
    ['another currency', { currency: 'USD' }, 'currency', 'must be "GBP"'],
    [
      'a charity’s name as its id',
      { charity_id: 'Save the Children' },
      'charity_id',
      'charity’s id',
    ],
    ['an empty order', { order_id: '' }, 'order_id', 'must be an id'],
    ['an order as a number', { order_id: 1001 }, 'order_id', 'must be a string'],
    [
      'an email as the customer',
      { customer_id: 'ada@example.org' },
      'customer_id',
      'must be an id',
    ],
    ['a name as the customer', { customer_id: 'Ada Byron' }, 'customer_id', 'must be an id'],
    ['Gift Aid as text', { metadata: { gift_aid: 'yes' } }, 'metadata.gift_aid', 'true'],
    ['an unknown payment method', { metadata: { payment: 'cash' } }, 'metadata.payment', '"card"'],
    ['Gift Aid without a declaration', { metadata: { gift_aid: true } }, 'declaration', 'required'],
    ['a declaration without Gift Aid', { declaration: donor }, 'declaration', 'only then'],
    ['a declaration as text', { declaration: 'Ada' }, 'declaration', 'an object of first_name'],
    [
      'no last name',
      { declaration: { ...donor, last_name: undefined } },
      'declaration.last_name',
      'is required',
    ],
    ['a blank house', { declaration: { ...donor, house: ' ' } }, 'declaration.house', '1 to 40'],
    [
      'a long name',
      { declaration: { ...donor, first_name: 'a'.repeat(36) } },
      'declaration.first_name',
      '1 to 35',
    ],
    [
      'another country’s postcode',
      { declaration: { ...donor, postcode: '90210' } },
      'declaration.postcode',
      'UK postcode',
    ],
    [
      'more in a declaration',
      { declaration: { ...donor, email: 'ada@example.org' } },
      'declaration',
      'no other fields',
    ],
    ['a field with a dot', { 'metadata.gift_aid': 'ada@example.org' }, 'body', 'no other fields'],
    ['more metadata', { metadata: { email: 'ada@example.org' } }, 'metadata', 'no other fields'],
    ['an unknown field', { email: 'ada@example.org' }, 'body', 'no other fields'],
  ])('%s', async (_, change, field, message) => {
    const answer = await record({ ...order, order_id: 'refused', ...change });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    const { errors = [] } = JSON.parse(text) as Problem;
    expect(errors).toEqual([{ field, message: expect.stringContaining(message) }]);
    expect(text).not.toMatch(/ada@|Ada B|email/);
    const list = await call('/v1/donations?order_id=refused');
    expect(await list.json()).toEqual({ data: [] });
  });

  it('all missing fields at once', async () => {
    const { errors = [] } = (await (await record({})).json()) as Problem;
    expect(errors.map(({ field }) => field)).toEqual([
      'amount',
      'currency',
      'charity_id',
      'order_id',
      'customer_id',
    ]);
  });
});

describe('a caller', () => {
  it.each([null, '', 'tp_live_shop', 'tp_test_', 'tp_test_a b', `tp_test_${'a'.repeat(65)}`, 'x'])(
    'with the key %j is refused',
    async (token) => {
      const answer = await record(order, { token });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect((await call('/v1/donations', { token })).status).toBe(401);
    },
  );

  it('may write “Bearer” in any case', async () => {
    for (const scheme of ['BEARER', 'bearer', 'bEARER']) {
      const headers = { Authorization: `${scheme} tp_test_shop` };
      expect((await call('/v1/donations', { token: null, headers })).status).toBe(200);
    }
  });

  it('who asks for a path that cannot be decoded gets a documented answer', async () => {
    const answer = await call('/v1/donations/%ff');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });

  it('who sends too many requests must wait, and is told how long; others are not affected', async () => {
    const address = '198.51.100.7';
    const answers = await Promise.all(
      Array.from({ length: 130 }, () => call('/v1/donations', { address })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call('/v1/donations', { address: '198.51.100.8' })).status).toBe(200);
  });

  it('on a page of another origin may send requests, and read the responses', async () => {
    const preflight = await call('/v1/donations', {
      method: 'OPTIONS',
      token: null,
      headers: {
        Origin: 'https://charity.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe(
      'Authorization, Content-Type',
    );
    for (const answer of [
      await record(order),
      await record({}),
      await record(order, { token: 'x' }),
    ])
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each(['PUT', 'PATCH', 'DELETE'])(
    'who sends %s is told which methods are accepted',
    async (method) => {
      const answer = await call('/v1/donations', { method, body: '{}' });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, POST, OPTIONS');
    },
  );

  it('who sends POST to a single donation is told that it accepts only GET and OPTIONS', async () => {
    const path = '/v1/donations/don_nothing';
    const answer = await call(path, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, OPTIONS');
    const preflight = await call(path, { method: 'OPTIONS', token: null });
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, OPTIONS');
  });
});

it('a recorded donation leaves nothing in the log', async () => {
  await record({ ...order, order_id: 'seen-nowhere' });
  expect(harness.lines.join('\n')).not.toMatch(/seen-nowhere|tp_test/);
});

it('the oldest donation is dropped if there is no more room', () => {
  const store = new DonationStore();
  for (let id = 1; id <= 10_001; id += 1) {
    store.add('owner', { ...order, currency: 'GBP', order_id: String(id), metadata: {} });
  }
  expect(store.find('owner', '1')).toBeUndefined();
  expect(store.find('owner', '2')).toBeDefined();
});

describe('the OpenAPI document', () => {
  it('is public, and passes a linter', async () => {
    const answer = await call('/v1/openapi.json', { token: null });
    expect(answer.status).toBe(200);
    const source = await answer.text();
    expect(JSON.parse(source)).toMatchObject({ openapi: '3.1.0' });
    const config = await createConfig({ extends: ['recommended-strict'] });
    const found = await lintFromString({ source, config });
    expect(
      found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
    ).toEqual([]);
  });

  it('would fail the linter if it were wrong', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const source =
      '{"openapi":"3.1.0","info":{"title":"x","version":"1"},"paths":{"/a":{"get":{}}}}';
    expect((await lintFromString({ source, config })).length).toBeGreaterThan(0);
  });
});
