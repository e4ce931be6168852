import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Donor, type Harness, newDonor, startBackend } from '../harness.ts';
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

const ask = (path: string, init: RequestInit = {}) =>
  harness.call(path, {
    ...init,
    headers: {
      Authorization: `Bearer ${donor.token}`,
      'Content-Type': 'application/json',
      ...(init.headers as Record<string, string>),
    },
  });
const stillAnswers = async () => {
  const { error, data } = await donor.client.from('gifts').select('id');
  expect([error, data?.length]).toEqual([null, 30]);
};

it('the database still answers after an invalid date', async () => {
  for (const value of ['not_null', 'unknown', 'null', 'x', ''])
    expect((await ask(`/rest/v1/gifts?given_on=eq.${value}`)).status).toBeLessThan(500);
  await stillAnswers();
});

/** On names of thirty letters this filter would occupy the database's only session for hours. */
const endless = '^(.+)(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)\\1\\9\\8\\7\\6\\5\\4\\3\\2\\1\\1$';

it.each([
  'charity=match.x',
  'charity=imatch.x',
  'charity=not.match.x',
  'charity=match(any).{x}',
  'charity=not.imatch(all).{x}',
  'or=(charity.match.x,id.is.null)',
  'and=(or(charity.not.imatch.x,id.is.null))',
  'or=(id.is.null, charity.match.x)',
])('%s: a donor cannot occupy the database with a regular expression', async (filter) => {
  const path = `/rest/v1/gifts?select=id&${filter.replace('x', encodeURIComponent(endless))}`;
  for (const method of ['GET', 'HEAD', 'PATCH', 'DELETE']) {
    const body = method === 'PATCH' ? { body: '{}' } : {};
    expect((await ask(path, { method, ...body })).status, method).toBe(400);
  }
  await stillAnswers();
});

const nested = (name: string, depth: number) =>
  `${`${name}(`.repeat(depth)}id.is.null${')'.repeat(depth)}`;

it.each([
  ['nested filters', `or=(${nested('and', 2600)})`],
  ['nested tables', `select=${nested('a', 2000)}`],
  ['nested inner joins', `select=${nested('a!inner', 1500)}`],
  ['columns', `select=${'id,'.repeat(2500)}id`],
])('a query with too many parts is refused before it is parsed: %s', async (_name, query) => {
  const answer = await ask(`/rest/v1/gifts?${query}`);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { code: 400, message: 'The query has too many parts.' },
  ]);
});

it('a filter may contain the word “match”', async () => {
  const { status } = await ask(`/rest/v1/gifts?charity=eq.${encodeURIComponent('The match')}`);
  expect(status).toBe(200);
});

const columns =
  'id donor_id given_on kind brand credit_pence share_pence charity gift_aid created_at';
const operators = `eq neq gt lt like ilike match imatch in is isdistinct fts plfts cs cd ov sl adj
  not.eq not.in not.is eq(any) eq(all) like(any) foo`;
const values = [
  ...['', 'x', '1', '-1', '1.5', '99999999999999999999', 'null', 'true', 'unknown', 'not_null'],
  ...['(1,2)', '(a,b)', '()', '(', '{1,2}', '{a}', '{', '[]', '[1,2]', '(1,2]', '2020-01-01'],
  ...['infinity', 'NaN', '%', '*', '\\', '(x', "'", '"', 'a b', '!&', '😀', '1e400', '{"a":1}'],
];
const forms = [
  ...['', '&select=id::int', '&select=share_pence.sum()', '&select=count()', '&select=charity->>a'],
  ...['&select=donor_id(*)', '&select=users(*)', '&order=id.foo', '&order=x', '&limit=x'],
  ...['&limit=-1', '&limit=99999999999999999999', '&offset=x', '&or=(id.eq.x)', '&or=(', '&and=()'],
];
const headers = [
  ...[{}, { Prefer: 'count=exact' }, { Prefer: 'count=planned' }, { Prefer: 'timezone=Nowhere' }],
  ...[{ Range: '9-1' }, { Range: 'x' }, { 'Accept-Profile': 'auth' }, { Accept: 'text/csv' }],
  { Accept: 'application/vnd.pgrst.object+json' },
  { Accept: 'application/vnd.pgrst.plan+text; options=analyze|verbose|buffers' },
];

it(
  `${fuzzCount(600)} random queries of a donor get a status below 500, and the server still answers`,
  async () => {
    const next = generator(20261123);
    const pick = <Item>(list: readonly Item[]) => list[next(list.length)] as Item;
    const failures: string[] = [];
    for (let count = 0; count < fuzzCount(600); count += 1) {
      const filter = `${pick(operators.split(/\s+/))}.${encodeURIComponent(pick(values))}`;
      const path = `/rest/v1/gifts?${pick(columns.split(' '))}=${filter}${pick(forms)}`;
      const more = pick(headers) as Record<string, string>;
      const { status } = await ask(path, { headers: more });
      if (status >= 500) failures.push(`${status} ${path} ${JSON.stringify(more)}`);
    }
    expect(failures).toEqual([]);
    expect(harness.lines.join('\n')).not.toMatch(/@example|\n\s+at /);
    await stillAnswers();
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
    for (const field of ['email', 'password', 'data', 'phone', 'nonce', 'app_metadata', 'role'])
      await check('/auth/v1/user', { method: 'PUT', body: `{"${field}":${kind}}` });
    await check('/auth/v1/user', {
      method: 'PUT',
      body: `{"data":{"first_name":${kind},"sub":${kind},"__proto__":${kind}}}`,
    });
  }
  const tokens = ['', 'a', 'a.b', 'a.b.c', 'e30.e30.e30', 'x.bnVsbA.x', 'x.W10.x', 'x.MQ.x'];
  for (const token of [...tokens, `${donor.token}x`, 'a'.repeat(12_000)]) {
    const more = { Authorization: `Bearer ${token}` };
    for (const path of ['/auth/v1/user', '/rest/v1/gifts', '/rest/v1/email_signups'])
      await check(path, { headers: more });
    await check('/auth/v1/logout?scope=%2e', { method: 'POST', body: '{}', headers: more });
  }
  expect(failures).toEqual([]);
  await stillAnswers();
});
