import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startBackend } from '../harness.ts';
import { awkwardValues, fuzzCount, generator, randomBody, sendMany } from './generator.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startBackend();
});
afterAll(() => harness.stop());

const bodies = fuzzCount(1000);
const good = {
  amount: 25,
  currency: 'GBP',
  charity_id: 'save-the-children',
  order_id: 'attack',
  customer_id: 'guest',
};
const send = (body: BodyInit, headers: Record<string, string> = {}, path = '/v1/donations') =>
  harness.call(path, {
    key: null,
    method: 'POST',
    body,
    headers: {
      Authorization: 'Bearer tp_test_attack',
      'Content-Type': 'application/json',
      ...headers,
    },
  });
const recordedDonations = async () => {
  const answer = await harness.call('/v1/donations', {
    key: null,
    headers: { Authorization: 'Bearer tp_test_attack' },
  });
  return ((await answer.json()) as { data: unknown[] }).data;
};

it.each<[string, BodyInit]>([
  ['an empty body', ''],
  ['invalid JSON', '{"amount":'],
  ['a form', 'amount=25&currency=GBP'],
  ['a list', JSON.stringify([good])],
  ['text', '"amount"'],
  ['null', 'null'],
  ['bytes that are not UTF-8', new Uint8Array([0xff, 0xfe, 0x00, 0x7b])],
  ['NUL in an order', JSON.stringify({ ...good, order_id: 'a\0b' })],
  ['half a surrogate pair', JSON.stringify(good).replace('attack', '\\ud800')],
  ['7,000 brackets', `{"metadata":${'['.repeat(3500)}${']'.repeat(3500)}}`],
  ['an infinite amount', JSON.stringify(good).replace('25', '1e999')],
  ['an amount with 400 digits', JSON.stringify(good).replace('25', '9'.repeat(400))],
  ['a negative amount', JSON.stringify({ ...good, amount: -25 })],
  ['a prototype', '{"__proto__":{"amount":25},"constructor":{"prototype":{}}}'],
  ['a prototype beside good fields', JSON.stringify(good).replace('{', '{"__proto__":{"x":1},')],
  ['a line break in an order', JSON.stringify({ ...good, order_id: 'a\r\nX-Evil: 1' })],
  ['markup in an order', JSON.stringify({ ...good, order_id: '<script>' })],
  ['an order of 8,000 letters', JSON.stringify({ ...good, order_id: 'a'.repeat(8000) })],
  ['a body of 9 kB', JSON.stringify({ ...good, metadata: { note: 'a'.repeat(9000) } })],
])('%s is refused, and nothing is recorded', async (_, body) => {
  const answer = await send(body);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(await recordedDonations()).toEqual([]);
});

const longPath = `/v1/donations/${'a'.repeat(4000)}`;
it.each([
  '/v1/donations/',
  '/v1/donations/..%2f..%2fetc%2fpasswd',
  '/v1/donations/%',
  '/v1/donations/%00',
  '/v1/donations?order_id=%ff',
  '/v1/donations?order_id=%00',
  '/v1/donations/__proto__',
  '/v1/openapi.json/..',
  'a path of 4,000 letters',
])('%s returns no data and no server error', async (named) => {
  const path = named.startsWith('/') ? named : longPath;
  for (const method of ['GET', 'DELETE', 'POST']) {
    const answer = await harness.call(path, {
      key: null,
      method,
      headers: { Authorization: 'Bearer tp_test_attack' },
    });
    expect(answer.status, method).toBeLessThan(500);
    const text = await answer.text();
    expect(text, method).not.toMatch(/root:|don_/);
  }
});

it.each([
  ['a key in another case', 'bearer TP_TEST_attack'],
  ['two keys', 'Bearer tp_test_a, Bearer tp_test_b'],
  ['a basic key', 'Basic dHBfdGVzdF9hOg=='],
  ['a key without “Bearer”', 'tp_test_attack'],
  ['a key of 10,000 letters', `Bearer tp_test_${'a'.repeat(10_000)}`],
])('%s gives no access', async (_, authorization) => {
  expect((await send(JSON.stringify(good), { Authorization: authorization })).status).toBe(401);
});

it(
  `${bodies} random bodies get a status below 500, none is logged, and donations still work`,
  async () => {
    const next = generator(20261123);
    const values = [
      ...awkwardValues,
      '"GBP"',
      '"fuzz-order"',
      '{"gift_aid":true}',
      '{"gift_aid":{"gift_aid":[]}}',
      '"save-the-children"',
    ];
    const names = [...Object.keys(good), 'metadata', '__proto__', 'constructor', 'id', 'test', ''];
    const failures: string[] = [];
    await sendMany(bodies, async () => {
      const body = randomBody(next, { names, values, most: 8 });
      const { status } = await send(body, { Authorization: 'Bearer tp_test_fuzz' });
      if (status >= 500 || status < 200) failures.push(`${status} ${body.slice(0, 200)}`);
    });
    expect(failures).toEqual([]);
    expect(harness.lines.join('\n')).not.toMatch(/fuzz|\n\s+at /);
    expect((await send(JSON.stringify(good))).status).toBe(201);
  },
  120_000 + bodies * 60,
);

// Runs last, because the server closes a connection that other tests might reuse.
it('a body of 1 MB, with or without its length, is refused or cut off, and not recorded', async () => {
  const before = await recordedDonations();
  const announced = await send(`"${'a'.repeat(1_000_000)}"`).catch(() => null);
  // The connection may end before everything is sent.
  if (announced) expect(announced.status).toBe(413);
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent > 1000) controller.close();
      else controller.enqueue(new Uint8Array(1024).fill(97));
    },
  });
  const unannounced = await harness
    .call('/v1/donations', {
      key: null,
      method: 'POST',
      body: endless,
      headers: { Authorization: 'Bearer tp_test_attack' },
      duplex: 'half',
    } as RequestInit)
    .catch(() => null);
  if (unannounced) expect(unannounced.status).toBe(413);
  expect(await recordedDonations()).toEqual(before);
});
