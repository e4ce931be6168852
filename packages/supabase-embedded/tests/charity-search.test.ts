import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startBackend } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startBackend();
  await harness.sql(
    `insert into public.charities (register, number, name, town, purpose) values
       ('ccew', '1000001', 'NOAH’S ARK HOSPICE', 'Leeds', 'Care'),
       ('ccew', '1000002', 'Ark Schools', null, null),
       ('ccew', '1000003', 'The Friends of Café Élan & Co.', 'York', null),
       ('oscr', 'SC000004', 'Glen Hospice', 'Perth', null),
       ('ccni', '100005', 'Elim Church', 'Belfast', null),
       ('ccew', '1000006', 'Church of St John', 'Leeds', null)`,
  );
  await harness.sql(
    `insert into public.charities (register, number, name)
     select 'ccew', (2000000 + n)::text, 'Trust ' || to_char(n, 'FM00') from generate_series(1, 30) n`,
  );
  await harness.sql('refresh materialized view charity_finder.words');
});
afterAll(() => harness.stop());

const path = '/rest/v1/rpc/search_charities';
const ask = (query: unknown, init: RequestInit & { key?: string | null } = {}) =>
  harness.call(path, {
    method: 'POST',
    body: JSON.stringify({ query }),
    ...init,
    headers: { 'Content-Type': 'application/json', ...(init.headers as Record<string, string>) },
  });
type Row = { register: string; number: string; name: string; town: string | null };
const find = async (query: string) => (await (await ask(query)).json()) as Row[];
const names = async (query: string) => (await find(query)).map(({ name }) => name);

describe('a search', () => {
  it.each([
    ['the beginning of its name', 'noah', 'NOAH’S ARK HOSPICE'],
    ['another kind of apostrophe', "noah's ark", 'NOAH’S ARK HOSPICE'],
    ['the beginning of a later word', 'hospi', 'Glen Hospice'],
    ['a part of a word', 'chool', 'Ark Schools'],
    ['words in another order', 'hospice noahs', 'NOAH’S ARK HOSPICE'],
    ['words without their accents', 'cafe elan', 'The Friends of Café Élan & Co.'],
    ['a word with its accent', 'CAFÉ', 'The Friends of Café Élan & Co.'],
    ['“and” for &', 'elan and co', 'The Friends of Café Élan & Co.'],
    ['a word that lacks a letter', 'hospce', 'Glen Hospice'],
    ['a word with a wrong letter', 'hospise', 'Glen Hospice'],
    ['letters in the wrong order', 'chruch', 'Elim Church'],
    ['a mistyped word among others', 'glen hopsice', 'Glen Hospice'],
    ['a word and its town', 'church leeds', 'Church of St John'],
    ['its number', '1000002', 'Ark Schools'],
    ['its Scottish number', 'sc000004', 'Glen Hospice'],
    ['its Northern Irish number', 'NIC100005', 'Elim Church'],
  ])('finds a charity by %s', async (_, typed, expected) => {
    expect(await names(typed)).toContain(expected);
  });

  it.each([
    ['only looks similar', 'trend'],
    ['is short, so probably initials', 'elix'],
  ])('finds nothing by an unknown word that %s', async (_, typed) => {
    expect(await find(typed)).toEqual([]);
  });

  it('lists first the names that start with the text, then the names that contain it', async () => {
    expect((await names('ark')).slice(0, 2)).toEqual(['Ark Schools', 'NOAH’S ARK HOSPICE']);
    expect((await names('church')).slice(0, 2)).toEqual(['Church of St John', 'Elim Church']);
  });

  it('returns at most ten charities, and the same ones if repeated', async () => {
    const first = await names('trust');
    expect(first).toHaveLength(10);
    expect(first[0]).toBe('Trust 01');
    expect(await names('trust')).toEqual(first);
  });

  it('returns nothing for fewer than two letters, or without letters', async () => {
    for (const typed of ['', ' ', 'a', '%', '__', '\\', "'", '🙂'])
      expect(await find(typed)).toEqual([]);
  });

  it('returns only number, register, name, town and purpose', async () => {
    expect(await find('noahs ark')).toEqual([
      {
        register: 'ccew',
        number: '1000001',
        name: 'NOAH’S ARK HOSPICE',
        town: 'Leeds',
        purpose: 'Care',
      },
    ]);
  });

  it('also works through the client library', async () => {
    const { data, error } = await harness.client().rpc('search_charities', { query: 'glen' });
    expect(error).toBe(null);
    expect(data).toMatchObject([{ register: 'oscr', number: 'SC000004' }]);
  });
});

describe('a misused search', () => {
  it.each([
    ['quotes', `'; drop table public.charities; --`],
    ['a wildcard', '%%%%'],
    ['an underscore', 'a_k'],
    ['backslashes', '\\\\%\\'],
    ['a format', '%L %s %I'],
    ['2,000 letters', 'a'.repeat(2000)],
    ['500 words', 'ark '.repeat(500)],
    ['emoji', '👩🏽‍🚀🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
    ['right to left', 'جمعية خيرية'],
    ['a right-to-left override', '\u202ekra\u202c'],
    ['control characters', 'no\u0001ah\u001b[31m'],
    ['a pattern', '.*(a+)+$ ark'],
  ])('with %s is answered, and so is the next search', async (_, typed) => {
    const response = await ask(typed);
    expect(response.status).toBe(200);
    expect(((await response.json()) as Row[]).length).toBeLessThanOrEqual(10);
    expect(await names('noah')).toEqual(['NOAH’S ARK HOSPICE']);
  });

  it.each([
    ['NUL', JSON.stringify({ query: 'a\0b' })],
    ['half a surrogate pair', '{"query":"\\ud800"}'],
    ['a number', '{"query":5}'],
    ['an empty object', '{}'],
    ['another parameter', '{"query":"noah","limit":1000}'],
    ['a text that is not JSON', 'query=noah'],
    ['10,000 letters', JSON.stringify({ query: 'noah '.repeat(2000) })],
  ])('with %s in its body gets no rows and no server error', async (_, body) => {
    const response = await ask('', { body });
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toContain('ARK');
  });

  it('without a valid key is refused', async () => {
    for (const key of [null, 'sb_publishable_wrong'])
      expect((await ask('noah', { key })).status).toBe(401);
  });

  it('is refused after too many from one address, by the limit in the database', async () => {
    // The window is 30 years, because a minute could end during the test.
    await harness.sql(
      `update limits.rules set per_address = 5, address_window = '30 years' where kind = 'searches'`,
    );
    const from = (address: string, more: Record<string, string> = {}) =>
      ask('noah', { headers: { 'X-Forwarded-For': address, ...more } });
    const statuses: number[] = [];
    let answer = await from('203.0.113.20');
    for (let index = 0; index < 6; index += 1) {
      statuses.push(answer.status);
      // What a visitor says about the address does not count.
      const forged = { 'CF-Connecting-IP': `192.0.2.${index}` };
      answer = await from(`198.51.100.${index}, 203.0.113.20`, forged);
    }
    expect([...statuses, answer.status]).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({
      message: 'Too many searches from this address',
    });
    expect((await from('203.0.113.21')).status).toBe(200);
    await harness.sql(
      `update limits.rules set per_address = 600, address_window = '1 minute' where kind = 'searches'`,
    );
  });
});

describe('nobody with the public key', () => {
  it.each([
    ['reads the table', 'GET', '/rest/v1/charities'],
    ['counts its rows', 'HEAD', '/rest/v1/charities'],
    ['filters the table', 'GET', '/rest/v1/charities?name=ilike.*ark*'],
    ['adds to the table', 'POST', '/rest/v1/charities'],
    ['changes the table', 'PATCH', '/rest/v1/charities?number=eq.1000001'],
    ['empties the table', 'DELETE', '/rest/v1/charities?number=neq.0'],
    ['reads the list of words', 'GET', '/rest/v1/words', 'charity_finder'],
    ['reads the limits', 'GET', '/rest/v1/rules', 'limits'],
    ['searches past the limit', 'POST', '/rest/v1/rpc/search', 'charity_finder'],
    ['calls another function', 'POST', '/rest/v1/rpc/plain', 'charity_finder'],
    ['calls a function of the extension', 'POST', '/rest/v1/rpc/show_limit', 'extensions'],
    ['calls a function of the limits', 'POST', '/rest/v1/rpc/allows', 'limits'],
  ])('%s', async (_, method, target, schema = 'public') => {
    const init = {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Content-Profile': schema,
        'Accept-Profile': schema,
      },
      ...(method === 'POST' || method === 'PATCH'
        ? { body: '{"register":"ccew","number":"1","name":"x"}' }
        : {}),
    };
    for (const response of [await harness.call(target, init), await harness.behind(target, init)]) {
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(await response.text()).not.toContain('ARK');
    }
    expect(await harness.sql(`select name from charities where number = '1000001'`)).toEqual([
      { name: 'NOAH’S ARK HOSPICE' },
    ]);
  });

  it('reads the table as a database role, even after a grant; only the search answers', async () => {
    const { database } = harness.backend;
    const as = (role: string, statement: string) =>
      database.run(async () => {
        await database.exec(`begin; set local role ${role}`);
        try {
          return (await database.query(statement)).rows;
        } finally {
          await database.exec('rollback');
        }
      });
    for (const role of ['anon', 'authenticated']) {
      for (const statement of [
        'select * from public.charities',
        `select charity_finder.search('noah')`,
        'select * from charity_finder.words',
        `update limits.rules set per_address = 100000 where kind = 'searches'`,
      ])
        await expect(as(role, statement)).rejects.toMatchObject({ code: '42501' });
      expect(await as(role, `select * from public.search_charities('noah')`)).toHaveLength(1);
    }
    await harness.sql('grant select on public.charities to anon');
    expect(await as('anon', 'select * from public.charities')).toEqual([]);
    await harness.sql('revoke select on public.charities from anon');
  });
});

describe('a signup with a charity', () => {
  const join = (charity: unknown) =>
    harness.call('/rest/v1/email_signups', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        email: `${crypto.randomUUID()}@example.org`,
        metadata: { acceptedTerms: true, charity },
      }),
    });

  it('is stored with its register and number', async () => {
    expect((await join({ register: 'ccew', number: '1000001' })).status).toBe(201);
    expect(await harness.sql(`select metadata -> 'charity' as charity from email_signups`)).toEqual(
      [{ charity: { register: 'ccew', number: '1000001' } }],
    );
  });

  it.each([
    ['a text', '1000001'],
    ['null', null],
    ['a list', []],
    ['no number', { register: 'ccew' }],
    ['no register', { number: '1' }],
    ['an unknown register', { register: 'moon', number: '1' }],
    ['a number with markup', { register: 'ccew', number: '<b>' }],
    ['a number as a number', { register: 'ccew', number: 1 }],
    ['another field', { register: 'ccew', number: '1', name: 'x' }],
  ])('is refused with %s', async (_, charity) => {
    expect((await join(charity)).status).toBe(400);
  });
});
