import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Donor, giftsOf, type Harness, newDonor, startBackend } from './harness.ts';

let harness: Harness;
let ada: Donor;
let ben: Donor;
const secretCharity = 'Known to Ben alone';
const bensGift = 'b0000000-0000-4000-8000-00000000000b';

beforeAll(async () => {
  harness = await startBackend();
  ada = await newDonor(harness, 'ada@example.org');
  ben = await newDonor(harness, 'ben@example.org', { first_name: 'Ben', last_name: 'Abara' });
});
afterAll(() => harness.stop());

beforeEach(async () => {
  await harness.sql('delete from gifts');
  await harness.sql(
    `insert into gifts (id, donor_id, given_on, kind, share_pence, charity, gift_aid, brand, credit_pence) values
       ($1, $2, '2026-05-01', 'own_gift', 1000, $3, true, null, null),
       (gen_random_uuid(), $4, '2026-05-02', 'brand_donation', 250, 'Parentkind', false, 'Pantry Lane', 5000)`,
    [bensGift, ben.id, secretCharity, ada.id],
  );
});

async function expectUntouched() {
  const rows = await harness.sql(
    'select id, donor_id, share_pence, charity from gifts order by given_on',
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual({
    id: bensGift,
    donor_id: ben.id,
    share_pence: 1000,
    charity: secretCharity,
  });
  expect(rows[1]).toMatchObject({ donor_id: ada.id, share_pence: 250, charity: 'Parentkind' });
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
function forge(claims: object, secret: string, algorithm = 'HS256') {
  const content = `${base64({ alg: algorithm, typ: 'JWT' })}.${base64(claims)}`;
  const signature =
    algorithm === 'none' ? '' : createHmac('sha256', secret).update(content).digest('base64url');
  return `${content}.${signature}`;
}
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;

describe('a donor', () => {
  it('reads their own gifts, and only those', async () => {
    for (const [donor, charity] of [
      [ada, 'Parentkind'],
      [ben, secretCharity],
    ] as const) {
      const { data, error } = await giftsOf(donor.client);
      expect(error).toBe(null);
      expect(data).toMatchObject([{ charity }]);
    }
  });
});

describe('Ada cannot reach Ben’s gifts', () => {
  const g = '/rest/v1/gifts';
  const row = {
    donor_id: '',
    given_on: '2026-06-01',
    kind: 'own_gift',
    share_pence: 1,
    charity: 'Planted',
  };
  const attempts: [
    name: string,
    method: string,
    path: string,
    body?: (() => object) | undefined,
    headers?: Record<string, string>,
  ][] = [
    ['by donor', 'GET', `${g}?donor_id=eq.BEN`],
    ['by key', 'GET', `${g}?id=eq.${bensGift}`],
    ['by exclusion', 'GET', `${g}?donor_id=neq.ADA`],
    ['by charity', 'GET', `${g}?charity=like.Known*`],
    ['with or', 'GET', `${g}?or=(donor_id.eq.BEN,donor_id.eq.ADA)&donor_id=eq.BEN`],
    ['by order and limit', 'GET', `${g}?order=given_on&limit=1`],
    [
      'as one object',
      'GET',
      `${g}?id=eq.${bensGift}`,
      undefined,
      { Accept: 'application/vnd.pgrst.object+json' },
    ],
    ['as CSV', 'GET', `${g}?donor_id=eq.BEN`, undefined, { Accept: 'text/csv' }],
    ['as a plan', 'GET', g, undefined, { Accept: 'application/vnd.pgrst.plan+json' }],
    ['by aggregate', 'GET', `${g}?select=charity.max(),count()&donor_id=eq.BEN`],
    ['by count', 'HEAD', `${g}?donor_id=eq.BEN`, undefined, { Prefer: 'count=exact' }],
    ['embedding users', 'GET', `${g}?select=*,users(*)`],
    ['embedding users by column', 'GET', `${g}?select=*,donor:donor_id(*)`],
    ['embedding signups', 'GET', `${g}?select=*,email_signups(*)`],
    ['from the auth schema', 'GET', '/rest/v1/users', undefined, { 'Accept-Profile': 'auth' }],
    [
      'from the migrations',
      'GET',
      '/rest/v1/schema_migrations',
      undefined,
      { 'Accept-Profile': 'supabase_migrations' },
    ],
    ['a schema in the path', 'GET', '/rest/v1/auth.users'],
    ['a function', 'POST', '/rest/v1/rpc/uid', () => ({}), { 'Content-Profile': 'auth' }],
    [
      'a setting by function',
      'POST',
      '/rest/v1/rpc/set_config',
      () => ({ setting_name: 'role', new_value: 'postgres', is_local: false }),
      { 'Content-Profile': 'pg_catalog' },
    ],
    ['changing it', 'PATCH', `${g}?id=eq.${bensGift}`, () => ({ share_pence: 1 })],
    ['changing all', 'PATCH', g, () => ({ charity: 'Planted' })],
    ['taking it', 'PATCH', `${g}?id=eq.${bensGift}`, () => ({ donor_id: ada.id })],
    ['changing her own', 'PATCH', `${g}?donor_id=eq.ADA`, () => ({ share_pence: 300 })],
    ['giving hers away', 'PATCH', `${g}?donor_id=eq.ADA`, () => ({ donor_id: ben.id })],
    ['deleting it', 'DELETE', `${g}?id=eq.${bensGift}`],
    ['deleting all', 'DELETE', g],
    ['deleting her own', 'DELETE', `${g}?donor_id=eq.ADA`],
    ['adding in his name', 'POST', g, () => ({ ...row, donor_id: ben.id })],
    ['adding in her own', 'POST', g, () => ({ ...row, donor_id: ada.id })],
    [
      'adding many',
      'POST',
      g,
      () => [
        { ...row, donor_id: ada.id },
        { ...row, donor_id: ben.id },
      ],
    ],
    [
      'an upsert over his',
      'POST',
      `${g}?on_conflict=id`,
      () => ({ ...row, id: bensGift, donor_id: ada.id }),
      { Prefer: 'resolution=merge-duplicates,return=representation' },
    ],
    [
      'an upsert that ignores',
      'POST',
      `${g}?on_conflict=id`,
      () => ({ ...row, id: bensGift, donor_id: ada.id }),
      { Prefer: 'resolution=ignore-duplicates,return=representation' },
    ],
    [
      'replacing it',
      'PUT',
      `${g}?id=eq.${bensGift}`,
      () => ({ ...row, id: bensGift, donor_id: ada.id }),
    ],
    ['his account', 'PUT', '/auth/v1/admin/users/BEN', () => ({ email: 'ada2@example.org' })],
    ['the list of accounts', 'GET', '/auth/v1/admin/users'],
  ];

  const tokens: [string, () => string | null][] = [
    ['with her token', () => ada.token],
    ['without a token', () => null],
    ['with a token of another secret', () => forge({ ...claimsOf(ben.token) }, 'another secret')],
    ['with an unsigned token', () => forge({ ...claimsOf(ben.token) }, '', 'none')],
    [
      'with his claims under her signature',
      () => {
        const [head, , signature] = ada.token.split('.');
        return `${head}.${ben.token.split('.')[1]}.${signature}`;
      },
    ],
    [
      'with his expired token',
      () => forge({ ...claimsOf(ben.token), exp: 1_600_000_000 }, harness.backend.keys.jwtSecret),
    ],
    [
      'with a forged service role',
      () => forge({ role: 'service_role', sub: ben.id, exp: 4_000_000_000 }, 'another secret'),
    ],
    ['with the public key as token', () => harness.backend.keys.publishable],
    ['with an invalid token', () => 'eyJ.not.a-token'],
  ];

  describe.each(tokens)('%s', (_, token) => {
    it.each(attempts)('%s', async (_name, method, path, body, headers = {}) => {
      const bearer = token();
      const target = path.replaceAll('BEN', ben.id).replaceAll('ADA', ada.id);
      const init = {
        method,
        headers: {
          'Content-Type': 'application/json',
          Prefer: 'return=representation',
          ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body()) } : {}),
      };
      const refused = await harness.call(target, init);
      expect([400, 404, 405]).toContain(refused.status);
      // The rows are as safe behind the list of calls.
      const response = await harness.behind(target, init);
      const text = await response.text();
      expect(response.status).toBeLessThan(500);
      for (const secret of [secretCharity, ben.email, bensGift]) {
        // A response may repeat the request, but must contain no stored values.
        if (!path.includes(secret) && !JSON.stringify(body?.() ?? '').includes(secret)) {
          expect(text).not.toContain(secret);
        }
      }
      expect(text).not.toContain('encrypted_password');
      if (method === 'GET' && response.status === 200 && text.startsWith('[')) {
        for (const gift of JSON.parse(text) as { donor_id?: string }[])
          expect(gift.donor_id ?? ada.id).toBe(ada.id);
      }
      await expectUntouched();
    });
  });

  it('under load, with both donors at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const { data } = await giftsOf((index % 2 ? ada : ben).client);
        return data?.map(({ charity }) => charity);
      }),
    );
    expect(answers).toEqual(answers.map((_, index) => [index % 2 ? 'Parentkind' : secretCharity]));
  });

  it('Carol’s token is refused after she signs out', async () => {
    const carol = await newDonor(harness, 'carol@example.org');
    await carol.client.auth.signOut();
    for (const path of ['/rest/v1/rpc/own_data', '/auth/v1/user']) {
      const response = await harness.call(path, {
        method: path.startsWith('/auth') ? 'PUT' : 'POST',
        body: '{}',
        headers: { Authorization: `Bearer ${carol.token}`, 'Content-Type': 'application/json' },
      });
      expect([401, 403], path).toContain(response.status);
    }
  });
});

describe('the secret key', () => {
  const waiting = '/rest/v1/email_signups?email=eq.ada@example.org';
  const ask = (path: string, userAgent: string) =>
    harness.call(path, {
      key: harness.backend.keys.secret,
      headers: { 'User-Agent': userAgent },
    });

  it('answers only whether an address is on the waitlist', async () => {
    const answer = await ask(waiting, 'operator');
    expect([answer.status, await answer.json()]).toEqual([200, []]);
    for (const path of ['/rest/v1/gifts', '/rest/v1/email_signups', `${waiting}&select=*`])
      expect((await ask(path, 'operator')).status, path).toBeGreaterThanOrEqual(400);
  });

  it('is refused if a browser sends it', async () => {
    const phone = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Safari/604.1';
    expect((await ask(waiting, phone)).status).toBe(401);
  });
});

describe('gifts that are refused', () => {
  it.each([
    ['an unknown kind', { kind: 'loan' }],
    ['a negative share', { share_pence: -1 }],
    ['an own gift of nothing', { share_pence: 0 }],
    ['an own gift with a brand', { brand: 'Pantry Lane' }],
    ['an own gift from credit', { credit_pence: 5000 }],
    ['a nameless charity', { charity: '  ' }],
    ['a brand donation without a brand', { kind: 'brand_donation', credit_pence: 5000 }],
    ['a brand donation without credit', { kind: 'brand_donation', brand: 'Pantry Lane' }],
    [
      'a brand donation under Gift Aid',
      { kind: 'brand_donation', brand: 'Pantry Lane', credit_pence: 5000, gift_aid: true },
    ],
    [
      'a share above the credit',
      { kind: 'brand_donation', brand: 'Pantry Lane', credit_pence: 50 },
    ],
    [
      'credit of nothing',
      { kind: 'brand_donation', brand: 'Pantry Lane', credit_pence: 0, share_pence: 0 },
    ],
  ])('%s', async (_, change) => {
    const gift = {
      donor_id: ada.id,
      given_on: '2026-07-01',
      kind: 'own_gift',
      share_pence: 100,
      charity: 'Parentkind',
      ...change,
    };
    const columns = Object.keys(gift);
    await expect(
      harness.sql(
        `insert into gifts (${columns}) values (${columns.map((_, index) => `$${index + 1}`)})`,
        Object.values(gift),
      ),
    ).rejects.toMatchObject({ code: '23514' });
  });
});

describe('names', () => {
  it.each([
    ['markup', '<script>alert("x")</script>', `O'Neil & Sons <b>`],
    ['right-to-left text', 'שירה', '\u202eمحمد\u202c'],
    ['200 characters', 'é'.repeat(200), '名'.repeat(200)],
    ['emoji and combining marks', '👩🏽‍🚀', 'Z̶a̶l̶g̶o̶'],
  ])('of %s are unchanged; the first name is not emailed', async (kind, first_name, last_name) => {
    const email = `${kind.replaceAll(/\W/g, '-')}@example.org`;
    const { client } = await newDonor(harness, email, { first_name, last_name });
    const { data } = await client.auth.refreshSession();
    expect(data.user?.user_metadata).toMatchObject({ first_name, last_name });
    const mail = harness.backend.mailbox?.mails.find(({ to }) => to === email);
    expect(mail?.html).toContain('Tuppence');
    expect(mail?.text).toContain('Tuppence');
    expect(`${mail?.html}${mail?.text}`).not.toContain(first_name);
  });
});
