import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Harness, startBackend } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startBackend();
  // A window of a day, so that no test meets its end by chance.
  await harness.sql(`update signup_limits.rules set per_address = 5, address_window = '1 day'`);
});
afterAll(() => harness.stop());
afterEach(() => harness.sql(`update signup_limits.rules set per_minute = 30000`));

let people = 0;
const rows = (count: number) =>
  Array.from({ length: count }, () => {
    people += 1;
    return { email: `person${people}@example.org`, metadata: { acceptedTerms: true } };
  });
const join = async (
  address: string | null,
  body: object = rows(1),
  more: Record<string, string> = {},
) => {
  const response = await harness.call('/rest/v1/email_signups', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      ...(address === null ? {} : { 'X-Forwarded-For': address }),
      ...more,
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

it('one address has a limit; others are not affected', async () => {
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

it('the client library gets an error other than a duplicate', async () => {
  await harness.sql('update signup_limits.rules set per_minute = 1');
  await harness.client().from('email_signups').insert(rows(1));
  const { error, status } = await harness.client().from('email_signups').insert(rows(1));
  expect([status, error?.code]).toEqual([429, 'PT429']);
});

it('each row of a request counts, and all or none are stored', async () => {
  const before = (await stored()) ?? 0;
  expect((await join('203.0.113.9', rows(6))).status).toBe(429);
  expect(await stored()).toBe(before);
  expect((await join('203.0.113.9', rows(5))).status).toBe(201);
  expect(await stored()).toBe(before + 5);
});

it('the limit ends with its window', async () => {
  await times(5, '203.0.113.10');
  expect(await times(1, '203.0.113.10')).toEqual([429]);
  await harness.sql(
    `update signup_limits.counters set window_start = window_start - interval '1 day'`,
  );
  expect(await times(1, '203.0.113.10')).toEqual([201]);
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

it.each([[null], ['']])('%j is not an address: only the total limit applies', async (address) => {
  expect(await times(8, address)).toEqual(Array.from({ length: 8 }, () => 201));
});

it('visitors without a valid forwarded address share one limit', async () => {
  expect(await times(3, 'unknown')).toEqual([201, 201, 201]);
  expect(await times(3, '203.0.113.300')).toEqual([201, 201, 429]);
});

it('there is a limit for all addresses together', async () => {
  await harness.sql('delete from signup_limits.counters');
  await harness.sql('update signup_limits.rules set per_minute = 3');
  expect(await times(1, '192.0.2.1')).toEqual([201]);
  expect(await times(2, null)).toEqual([201, 201]);
  expect(await join('192.0.2.2')).toMatchObject({
    status: 429,
    message: 'Too many signups at once',
  });
});

it('a refused row is not counted', async () => {
  const bad = { email: 'nobody', metadata: { acceptedTerms: true } };
  for (let index = 0; index < 6; index += 1)
    expect((await join('192.0.2.20', bad)).code).toBe('23514');
  expect(await times(1, '192.0.2.20')).toEqual([201]);
});

it('an import with the service key is not limited', async () => {
  const answer = await join('192.0.2.30', rows(20), {
    apikey: harness.backend.keys.secret,
    'User-Agent': 'import',
  });
  expect(answer.status).toBe(201);
});

it('stores digests rather than addresses, and nobody can read them', async () => {
  await times(1, '192.0.2.40');
  const counters = await harness.sql<{ source: string }>(
    'select source from signup_limits.counters',
  );
  expect(counters.length).toBeGreaterThan(0);
  for (const { source } of counters) expect(source).toMatch(/^(all \d+|[0-9a-f]{64})$/);
  for (const table of ['counters', 'rules']) {
    const response = await harness.call(`/rest/v1/${table}`, {
      headers: { 'Accept-Profile': 'signup_limits' },
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
  }
});

it('without rules there is no limit', async () => {
  const [rules] = await harness.sql('delete from signup_limits.rules returning per_address');
  expect(rules).toEqual({ per_address: 5 });
  expect(await times(7, '192.0.2.50')).toEqual([201, 201, 201, 201, 201, 201, 201]);
  await harness.sql(
    `insert into signup_limits.rules (per_address, address_window) values (5, '1 day')`,
  );
});

it('duplicates count, although their transaction is rolled back', async () => {
  const known = rows(1);
  await join('192.0.2.60', known);
  const statuses: number[] = [];
  for (let index = 0; index < 22; index += 1)
    statuses.push((await join('192.0.2.61', known)).status);
  expect(statuses).toEqual([...Array<number>(20).fill(409), 429, 429]);
  expect((await join('192.0.2.61')).status).toBe(429);
  expect((await join('192.0.2.62', known)).status).toBe(409);
  expect((await join('192.0.2.62')).status).toBe(201);
});

it('the counter of duplicates ends with its window, and contains no address', async () => {
  const [counter] = await harness.sql<{ count: number }>(
    `select signup_limits.tally('probes', '192.0.2.61', false) as count`,
  );
  expect(counter?.count).toBe(20);
  await harness.sql(`update signup_limits.rules set address_window = '12 hours'`);
  const [later] = await harness.sql<{ count: number }>(
    `select signup_limits.tally('probes', '192.0.2.61', false) as count`,
  );
  expect(later?.count).toBe(0);
});

it.each([
  ['that is refused for another reason', (email: string) => ({ email, metadata: {} }), 120],
  [
    'beside a bad one',
    (email: string) => [
      { ...rows(1)[0], email },
      { email: 'bad', metadata: {} },
    ],
    60,
  ],
])(
  'asking with a row %s counts, though it undoes the count of signups',
  async (kind, body, most) => {
    const address = kind === 'beside a bad one' ? '192.0.2.72' : '192.0.2.71';
    const statuses: number[] = [];
    for (let index = 0; index < most + 10; index += 1)
      statuses.push((await join(address, body(`nobody${index}@example.org`))).status);
    expect(statuses.slice(0, most)).toEqual(Array(most).fill(400));
    expect(statuses.slice(most)).toEqual(Array(10).fill(429));
    expect((await join('192.0.2.73')).status).toBe(201);
  },
  60_000,
);

it('the count of an address is exact while a thousand others ask', async () => {
  const counts: (number | undefined)[] = [];
  for (let index = 0; index < 25; index += 1) {
    const [own] = await harness.sql<{ count: number }>(
      `select signup_limits.tally('probes', '192.0.2.80', true) as count`,
    );
    counts.push(own?.count);
    await harness.sql(
      `select signup_limits.tally('probes', '10.0.' || $1::int || '.' || other, true)
       from generate_series(1, 40) other`,
      [index],
    );
  }
  expect(counts).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
});
