import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Donor, giftsOf, type Harness, newDonor, startBackend } from '../harness.ts';
import { fuzzCount, generator } from './generator.ts';

let harness: Harness;
let donor: Donor;
beforeAll(async () => {
  harness = await startBackend();
  donor = await newDonor(harness, 'asks@example.org');
  await harness.sql(
    `insert into gifts (donor_id, given_on, kind, brand, credit_pence, share_pence, charity)
     select $1, '2026-05-01', 'brand_donation', 'Bread & Co', 5000, number, 'Paws'
     from generate_series(1, 30) number`,
    [donor.id],
  );
});
afterAll(() => harness.stop());

const listed = 'This server only answers the calls listed in supabase/calls.ts.';
const signups = '/rest/v1/email_signups';
const row = (number: number | string) =>
  JSON.stringify({ email: `row${number}@example.org`, metadata: { acceptedTerms: true } });
const send = (path: string, body: BodyInit, more: Record<string, string> = {}, method = 'POST') =>
  harness.call(path, {
    method,
    body,
    headers: { 'Content-Type': 'application/json', ...more },
  });
const ask = (path: string, init: RequestInit = {}) =>
  harness.call(path, {
    ...init,
    headers: {
      Authorization: `Bearer ${donor.token}`,
      'Content-Type': 'application/json',
      ...(init.headers as Record<string, string>),
    },
  });
const stored = () => harness.sql('select email from email_signups order by email');

/** After an attack, everything that is acknowledged is stored. */
async function expectSound(name: string) {
  for (let count = 0; count < 3; count += 1)
    expect((await send(signups, row(`${name}-${count}`))).status).toBe(201);
  const [kept] = await harness.sql<{ count: number }>(
    'select count(*)::int as count from email_signups where email like $1',
    [`row${name}-%`],
  );
  expect(kept?.count).toBe(3);
  const { error, data } = await giftsOf(donor.client);
  expect([error, data?.length]).toEqual([null, 30]);
}

describe('a body that is not on the list is refused, and what is acknowledged afterwards is stored', () => {
  const lines = `email,type,metadata\n${'\n'.repeat(11_000)}`;
  it.each<[string, string, BodyInit, Record<string, string>, number]>([
    ['11,000 lines of CSV', signups, lines, { 'Content-Type': 'text/csv' }, 415],
    [
      'CSV that also says JSON',
      signups,
      lines,
      { 'Content-Type': 'text/csv; application/json' },
      415,
    ],
    [
      'JSON that also says CSV',
      signups,
      row(1),
      { 'Content-Type': 'application/json; text/csv' },
      415,
    ],
    [
      'a form',
      signups,
      'email=a@b.c',
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      415,
    ],
    [
      'JSON in UTF-16',
      signups,
      row(1),
      { 'Content-Type': 'application/json; charset=utf-16' },
      415,
    ],
    ['compressed JSON', signups, row(1), { 'Content-Encoding': 'gzip' }, 415],
    ['no type', signups, new Uint8Array([0x7b, 0x7d]), { 'Content-Type': '' }, 415],
    ['CSV for gifts', '/rest/v1/gifts', lines, { 'Content-Type': 'text/csv' }, 405],
    ['CSV for charities', '/rest/v1/charities', lines, { 'Content-Type': 'text/csv' }, 404],
    ['CSV for accounts', '/rest/v1/closed_accounts', lines, { 'Content-Type': 'text/csv' }, 404],
    ['an array of one row', signups, `[${row(1)}]`, {}, 400],
    [
      'an array of 250 kB',
      signups,
      `[${Array.from({ length: 3500 }, (_, at) => row(at)).join()}]`,
      {},
      413,
    ],
    ['4 kB of brackets', signups, '['.repeat(4000), {}, 400],
    [
      '4 kB of nested metadata',
      signups,
      `{"metadata":${'{"a":'.repeat(600)}1${'}'.repeat(601)}`,
      {},
      400,
    ],
    ['bytes that are not UTF-8', signups, new Uint8Array([0x22, 0xff, 0xfe, 0x22]), {}, 400],
    ['NUL', signups, row('\u0000'), {}, 400],
    ['half a surrogate pair', signups, row(1).replace('row1', '\\ud800'), {}, 400],
    ['a list as metadata', signups, row(1).replace('{"acceptedTerms":true}', '[]'), {}, 400],
    ['a prototype', signups, row(1).replace('{', '{"__proto__":{},'), {}, 400],
    ['a field of another call', signups, row(1).replace('{', '{"password":"x",'), {}, 400],
    [
      'another field in the metadata',
      signups,
      row(1).replace('true', 'true,"constructor":{}'),
      {},
      400,
    ],
    [
      'another field of a person',
      '/auth/v1/signup',
      '{"email":"a@b.cc","data":{"first_name":"A","role":"service_role"}}',
      {},
      400,
    ],
    ['a body where none belongs', '/auth/v1/logout?scope=global', '{}', {}, 413],
  ])('%s', async (name, path, body, headers, status) => {
    const before = await stored();
    const answer = await send(path, body, headers);
    const { message } = (await answer.json()) as { message: string };
    expect([answer.status, message.slice(-listed.length)]).toEqual([status, listed]);
    expect(await stored()).toEqual(before);
    await expectSound(name.replaceAll(/\W/g, ''));
  });
});

it('headers of PostgREST have no effect: a row is stored even if the sender asks to undo it', async () => {
  const answer = await send(signups, row('undone'), {
    Prefer: 'tx=rollback, return=representation, resolution=merge-duplicates',
    'Content-Profile': 'auth',
    'Accept-Profile': 'auth',
    Accept: 'text/csv',
    Range: '0-1',
  });
  expect([answer.status, await answer.text()]).toEqual([201, '']);
  expect(await stored()).toContainEqual({ email: 'rowundone@example.org' });
});

/** On names of thirty letters this filter would occupy the database for hours. */
const endless = '^(.+)(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)\\1\\9\\8\\7\\6\\5\\4\\3\\2\\1\\1$';
const select = 'select=id,given_on,kind,brand,credit_pence,share_pence,charity,gift_aid';
const page = `${select}&order=given_on.desc,id.asc&limit=1000`;

it.each([
  '',
  select,
  page.replace('limit=1000', 'limit=1001'),
  page.replace('limit=1000', 'limit=1000&limit=9'),
  page.replace('limit=1000', 'limit=9&limit=1000'),
  `${page}&offset=1`,
  `${page}&constructor=1`,
  `${page}&__proto__=1`,
  `${page}&donor_id=eq.${'0'.repeat(8)}-0000-4000-8000-000000000000`,
  `${page}&charity=fts.${encodeURIComponent('b|'.repeat(3000))}`,
  `${page}&charity=fts.!!!`,
  `${page}&charity=match.${encodeURIComponent(endless)}`,
  `${page}&charity=not.imatch(all).{x}`,
  `${page}&or=(charity.match.x,id.is.null)`,
  `${page}&or=(${'and('.repeat(2600)}id.is.null${')'.repeat(2600)})`,
  `${page}&or=(given_on.lt.2026-01-01,and(given_on.eq.2026-01-01,id.gt.x))`,
  `select=${'a('.repeat(2000)}${')'.repeat(2000)}`,
  `select=${'id,'.repeat(2500)}id`,
  page.replace('id,given_on', 'share_pence.sum()'),
  `${page}&%00=1`,
  `${page}&or=%ff`,
])('the query %s is refused before the database hears of it', async (query) => {
  for (const method of ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS']) {
    const body = method === 'PATCH' || method === 'POST' ? { body: '{}' } : {};
    const { status } = await ask(`/rest/v1/gifts?${query}`, { method, ...body });
    expect([status, method]).toEqual([method === 'GET' ? 400 : 405, method]);
  }
});

it('a date that does not exist is refused by the database', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const or = `or=(given_on.lt.2026-13-45,and(given_on.eq.2026-13-45,id.gt.${id}))`;
  const answer = await ask(`/rest/v1/gifts?${page}&${or}`);
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: '22008' }]);
  await expectSound('date');
});

it.each([
  '/rest/v1/%',
  '/rest/v1/%ff',
  '/rest/v1/gifts%00',
  '/rest/v1//gifts',
  '/rest/v1/email%5Fsignups',
  '/REST/v1/gifts',
  '/rest/v1/grace.hopper%40example.org',
])('%s is not found, and its name is not logged', async (path) => {
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect((await ask(path, { method })).status).toBe(404);
  expect(harness.lines.join('\n')).not.toMatch(/grace|\n\s+at /);
});

describe('a caller', () => {
  const from = (address: string, body: BodyInit) =>
    send(signups, body, { 'X-Forwarded-For': address });

  it('who was refused sixty times in a minute has to wait, and others do not', async () => {
    for (let count = 0; count < 60; count += 1)
      expect((await from('203.0.113.30', '[]')).status).toBe(400);
    const answer = await from('203.0.113.30', row('waits'));
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([
      429,
      expect.closeTo(60, -2),
    ]);
    expect((await from('203.0.113.31', row('goes on'.replace(' ', '-')))).status).toBe(201);
  });

  it('has at most 32 calls at once, and others none fewer', async () => {
    const path = '/rest/v1/rpc/own_data';
    const { database } = harness.backend;
    let release = () => {};
    const held = database.run(
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
      60_000,
    );
    const answered: number[] = [];
    const many = Array.from({ length: 40 }, () =>
      send(path, '{}', { 'X-Forwarded-For': '203.0.113.40' }).then(({ status }) =>
        answered.push(status),
      ),
    );
    await vi.waitFor(() => expect(answered).toEqual(Array(8).fill(429)), { timeout: 60_000 });
    const other = send(signups, row('beside'), { 'X-Forwarded-For': '203.0.113.41' });
    release();
    await held;
    expect((await other).status).toBe(201);
    await Promise.all(many);
    expect(answered.filter((status) => status === 429)).toHaveLength(8);
  });
});

const paths = [
  '/auth/v1/signup',
  '/auth/v1/user',
  '/rest/v1/email_signups',
  '/rest/v1/rpc/own_data',
  '/rest/v1/rpc/search_charities',
  '/rest/v1/rpc/raised_for_charity',
  '/rest/v1/gifts',
];
const values = [
  ...['', 'x', '1', 'null', '()', '(', '{1,2}', '[]', '2020-01-01', 'NaN', '%', '*', '\\', "'"],
  ...['"', 'a b', '!&', '😀', '1e400', '{"a":1}', 'eq.x', 'fts.b|b', `or=(${'('.repeat(99)}`],
];
const names = 'select order limit or and offset id charity given_on redirect_to apikey on_conflict';
const headers = [
  ...[{}, { Prefer: 'count=exact' }, { Prefer: 'timezone=Nowhere' }, { Range: '9-1' }],
  ...[{ 'Accept-Profile': 'auth' }, { Accept: 'text/csv' }, { 'Content-Type': 'text/csv' }],
  ...[{ 'X-Forwarded-For': 'x' }, { 'User-Agent': '' }],
  { Accept: 'application/vnd.pgrst.plan+text; options=analyze|verbose|buffers' },
];

it(
  `${fuzzCount(600)} random queries of a donor get a status below 500, and the server still answers`,
  async () => {
    const next = generator(20261123);
    const pick = <Item>(list: readonly Item[]) => list[next(list.length)] as Item;
    const failures: string[] = [];
    for (let count = 0; count < fuzzCount(600); count += 1) {
      const query = Array.from(
        { length: next(4) },
        () => `${pick(names.split(' '))}=${encodeURIComponent(pick(values))}`,
      );
      const path = `${pick(paths)}?${query.join('&')}`;
      const method = pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'SEARCH']);
      const body = /^(POST|PUT|PATCH)$/.test(method) ? { body: pick(values) } : {};
      const more = pick(headers) as Record<string, string>;
      const { status } = await ask(path, { method, headers: more, ...body });
      if (status >= 500) failures.push(`${status} ${method} ${path} ${JSON.stringify(more)}`);
    }
    expect(failures).toEqual([]);
    expect(harness.lines.join('\n')).not.toMatch(/@example|\n\s+at /);
    await expectSound('fuzz');
  },
  180_000 + fuzzCount(600) * 60,
);

it('malformed profiles, tokens and sign-outs get a status below 500', async () => {
  const kinds = ['null', '1', 'true', '"x"', '[]', '{}', '{"a":{"b":1}}', '"\\u0000"', '"\\ud800"'];
  const failures: string[] = [];
  const check = async (path: string, init: RequestInit) => {
    const { status } = await ask(path, init);
    if (status >= 500) failures.push(`${status} ${path} ${JSON.stringify(init)}`);
  };
  for (const kind of kinds) {
    for (const field of ['password', 'data', 'code_challenge', 'email', 'role'])
      await check('/auth/v1/user', { method: 'PUT', body: `{"${field}":${kind}}` });
    await check('/auth/v1/user', {
      method: 'PUT',
      body: `{"data":{"first_name":${kind},"sub":${kind}}}`,
    });
  }
  const tokens = ['', 'a', 'a.b', 'a.b.c', 'e30.e30.e30', 'x.bnVsbA.x', 'x.W10.x', 'x.MQ.x'];
  for (const token of [...tokens, `${donor.token}x`, 'a'.repeat(12_000)]) {
    const more = { Authorization: `Bearer ${token}` };
    await check(`/rest/v1/gifts?${page}`, { headers: more });
    for (const path of ['/rest/v1/rpc/own_data', '/auth/v1/logout?scope=global'])
      await check(path, {
        method: 'POST',
        headers: more,
        ...(path.includes('rpc') ? { body: '{}' } : {}),
      });
  }
  expect(failures).toEqual([]);
  await expectSound('profiles');
});
