import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Harness, startBackend } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startBackend();
  // The window does not end during a test.
  await harness.sql(
    `update limits.rules set per_address = 5, address_window = '30 years' where kind = 'signups'`,
  );
});
afterAll(() => harness.stop());
/** Also forgets what was counted. */
const limitAll = async (perMinute: number) => {
  await harness.sql(`select setval('limits.total_signups', 1)`);
  await harness.sql(
    `update limits.rules set per_minute = $1::int, salt = gen_random_uuid() where kind = 'signups'`,
    [perMinute],
  );
};
afterEach(() => limitAll(30_000));

let people = 0;
const row = () => {
  people += 1;
  return { email: `person${people}@example.org`, metadata: { acceptedTerms: true } };
};
const join = async (address: string | null, body: object = row()) => {
  const response = await harness.call('/rest/v1/email_signups', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      ...(address === null ? {} : { 'X-Forwarded-For': address }),
    },
  });
  const answer =
    response.status === 201 ? null : ((await response.json()) as { code: string; message: string });
  return { status: response.status, code: answer?.code, message: answer?.message };
};
const times = async (count: number, address: string | null) => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await join(address)).status);
  return statuses;
};
const stored = async () =>
  (await harness.sql<{ count: number }>('select count(*)::int as count from email_signups'))[0]
    ?.count;

it('each address has a limit, which does not affect the others', async () => {
  expect(await times(5, '203.0.113.7')).toEqual([201, 201, 201, 201, 201]);
  const before = await stored();
  expect(await join('203.0.113.7')).toEqual({
    status: 429,
    code: 'PT429',
    message: 'Too many signups from this address',
  });
  expect(await stored()).toBe(before);
  expect(await times(1, '203.0.113.8')).toEqual([201]);
});

it('the limit ends with its window', async () => {
  await times(5, '203.0.113.10');
  expect(await times(1, '203.0.113.10')).toEqual([429]);
  const setWindow = (length: string) =>
    harness.sql(`update limits.rules set address_window = ${length} where kind = 'signups'`);
  // Windows are counted from 2020. This one has another end (in 90 days), so it counts from 0.
  await setWindow(`now() - '2020-01-01T00:00:00Z' + interval '90 days'`);
  expect(await times(1, '203.0.113.10')).toEqual([201]);
  await setWindow(`'30 years'`);
});

it('a forged address before the proxy’s entry is ignored', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    statuses.push((await join(`198.51.100.${index}, 203.0.113.11`)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

it('an IPv6 network counts as one address', async () => {
  for (let index = 1; index <= 5; index += 1) {
    expect(await times(1, `2001:db8:1:2::${index}`)).toEqual([201]);
  }
  expect(await times(1, '2001:db8:1:2:ffff::9')).toEqual([429]);
  expect(await times(1, '2001:db8:1:3::1')).toEqual([201]);
});

it.each([[null], ['']])(
  'in development, a request without a forwarded address (%j) has no limit by address',
  async (address) => {
    expect(await times(8, address)).toEqual(Array.from({ length: 8 }, () => 201));
  },
);

it('visitors with an invalid forwarded address share one limit', async () => {
  expect(await times(3, 'unknown')).toEqual([201, 201, 201]);
  expect(await times(3, '203.0.113.300')).toEqual([201, 201, 429]);
});

// The total is counted by the clock's minute. If a minute ends during the test, six are allowed.
it('there is a limit for all addresses together', async () => {
  await limitAll(3);
  expect(await times(1, '192.0.2.1')).toEqual([201]);
  expect(await times(2, null)).toEqual([201, 201]);
  const messages: unknown[] = [];
  for (let index = 2; index < 6; index += 1)
    messages.push((await join(`192.0.2.${index}`)).message);
  expect(messages).toContain('Too many signups at once');
});

it.each(['counter_0', 'total_signups', 'counts', 'rules'])(
  'the public key cannot read limits.%s',
  async (table) => {
    const response = await harness.behind(`/rest/v1/${table}`, {
      headers: { 'Accept-Profile': 'limits' },
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
  },
);

it('without rules there is no limit', async () => {
  const [rule] = await harness.sql(`delete from limits.rules where kind = 'signups' returning *`);
  expect(await times(7, '192.0.2.50')).toEqual([201, 201, 201, 201, 201, 201, 201]);
  await harness.sql(
    'insert into limits.rules select * from json_populate_record(null::limits.rules, $1)',
    [JSON.stringify(rule)],
  );
  expect(await times(1, '192.0.2.51')).toEqual([201]);
});

const known = { email: 'known@example.org', metadata: { acceptedTerms: true } };
it.each([
  ['a duplicate', () => known, 409],
  ['without the terms', (email: string) => ({ email, metadata: {} }), 400],
])(
  'a signup that is refused (%s) counts, although it is rolled back',
  async (kind, body, status) => {
    await join('192.0.2.60', known);
    const asker = `2001:db8:${kind.length}::1`;
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1)
      statuses.push((await join(asker, body(`nobody${index}@example.org`))).status);
    expect(statuses).toEqual([...Array<number>(5).fill(status), 429, 429]);
    expect((await join(asker)).status).toBe(429);
    expect((await join(`2001:db8:${kind.length}:1::1`)).status).toBe(201);
  },
);

it('the count of an address is exact while a thousand others ask', async () => {
  const answers: (boolean | undefined)[] = [];
  for (let index = 0; index < 25; index += 1) {
    const [own] = await harness.sql<{ allowed: boolean }>(
      `select limits.allows('192.0.2.80', '30 years', 20) as allowed`,
    );
    answers.push(own?.allowed);
    await harness.sql(
      `select limits.allows('10.0.' || $1::int || '.' || other, '30 years', 20)
       from generate_series(1, 40) other`,
      [index],
    );
  }
  expect(answers).toEqual(Array.from({ length: 25 }, (_, index) => index < 20));
});

it('never more are allowed than the limit, from however many networks', async () => {
  const [all] = await harness.sql<{ allowed: number }>(
    `select count(*) filter (where limits.allows('2001:db8:' || network, '30 years', 12))::int as allowed
     from generate_series(1, 15) again, generate_series(1, 300) network`,
  );
  expect(all?.allowed).toBe(300 * 12);
});

it('the total is exact, whatever others count', async () => {
  const [all] = await harness.sql<{ allowed: number }>(
    `select count(*) filter (
       where limits.allows('10.1.' || network, '30 years', 99) and limits.total_allows('signups', 1000)
     )::int as allowed
     from generate_series(1, 4) again, generate_series(1, 300) network`,
  );
  expect(all?.allowed).toBe(1000);
});
