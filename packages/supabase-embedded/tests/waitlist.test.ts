import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startBackend } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startBackend();
});
afterAll(() => harness.stop());

const signup = (email: unknown, more: object = {}) => ({
  email,
  type: 'early_access',
  metadata: { acceptedTerms: true },
  ...more,
});
const insert = (row: object) => harness.client().from('email_signups').insert(row);
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  harness.call('/rest/v1/email_signups', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
const stored = async (email: string) =>
  harness.sql('select email, type, metadata, created_at from email_signups where email = $1', [
    email,
  ]);

describe('a signup', () => {
  it('is stored with its time', async () => {
    const { status, error } = await insert(signup('ada@example.org'));
    expect([status, error]).toEqual([201, null]);
    const [row] = await stored('ada@example.org');
    expect(row).toMatchObject({ type: 'early_access', metadata: { acceptedTerms: true } });
    expect(Date.parse(String(row?.created_at))).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is for early access by default', async () => {
    const { email, metadata } = signup('grace@example.org');
    expect((await insert({ email, metadata })).status).toBe(201);
    expect(await stored('grace@example.org')).toMatchObject([{ type: 'early_access' }]);
  });

  it.each(['ab', 'STANNES', 'voluntary-action-arun-chichester', '2026-11'])(
    'may name the invite code %s',
    async (ref) => {
      const email = `${ref}@example.org`;
      const metadata = { acceptedTerms: true, ref };
      expect((await insert(signup(email, { metadata }))).status).toBe(201);
      expect(await stored(email)).toMatchObject([{ metadata }]);
    },
  );

  it('is a duplicate in any letter case', async () => {
    await insert(signup('twice@example.org'));
    const { status, error } = await insert(signup('TWICE@Example.ORG'));
    expect([status, error?.code]).toEqual([409, '23505']);
    expect(await stored('TWICE@Example.ORG')).toEqual([]);
  });

  it('is stored if a hundred arrive at once', async () => {
    const emails = Array.from({ length: 100 }, (_, index) => `crowd${index}@example.org`);
    const answers = await Promise.all(emails.map((email) => insert(signup(email))));
    expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 201));
    const [row] = await harness.sql<{ count: number }>(
      `select count(*)::int as count from email_signups where email like 'crowd%'`,
    );
    expect(row?.count).toBe(100);
  });

  it('is stored once if one address arrives twenty times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => insert(signup('race@example.org'))),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  });
});

describe('the table', () => {
  const long = `${'a'.repeat(64)}@${'b.'.repeat(94)}uk`;
  it.each([
    ['an address of 2 characters', signup('a@')],
    ['an address of 255 characters', signup(long)],
    ['an address without @', signup('nobody.example.org')],
    ['an address with two @', signup('a@b@example.org')],
    ['a domain without a dot', signup('ada@localhost')],
    ['a space', signup('a da@example.org')],
    ['a line break', signup('ada@example.org\nbcc: x')],
    ['a no-break space', signup('ada\u00a0@example.org')],
    ['a right-to-left override', signup('ada\u202e@example.org')],
    ['another type', signup('type@example.org', { type: 'admin' })],
    ['terms not accepted', signup('terms@example.org', { metadata: { acceptedTerms: false } })],
    ['terms not mentioned', signup('terms@example.org', { metadata: {} })],
    ...[
      '',
      'a',
      'a'.repeat(33),
      'ST ANNES',
      'STANNES\n',
      '<b>STANNES</b>',
      '\u001b[2J',
      '\u0430\u0431',
    ].map((ref, index): [string, object] => [
      `the invite code ${JSON.stringify(ref)}`,
      signup(`code${index}@example.org`, { metadata: { acceptedTerms: true, ref } }),
    ]),
    ['a name that is not ASCII', signup('\u0130LKER@example.org')],
  ])('refuses %s', async (_, row) => {
    const { status, error } = await insert(row);
    expect([status, error?.code]).toEqual([400, '23514']);
  });

  it('accepts the longest valid address', async () => {
    expect((await insert(signup(long.replace('b.', 'b')))).status).toBe(201);
  });

  it.each([
    ['a row without an address', { type: 'early_access', metadata: { acceptedTerms: true } }],
    ['a row without metadata', { email: 'bare@example.org' }],
  ])('refuses %s', async (_, row) => {
    const { status, error } = await insert(row);
    expect([status, error?.code]).toEqual([400, '23502']);
  });

  it.each([
    ['an unknown column', { is_admin: true }],
    ['an id of the sender’s choice', { id: crypto.randomUUID() }],
    ['a time of the sender’s choice', { created_at: '2020-01-01' }],
    ['metadata that is text', { metadata: '{"acceptedTerms":true}' }],
    ['metadata that is a list', { metadata: [{ acceptedTerms: true }] }],
    ['no metadata', { metadata: null }],
    ['a list inside the metadata', { metadata: { acceptedTerms: true, ref: ['STANNES'] } }],
    ['an invite code that is a number', { metadata: { acceptedTerms: true, ref: 7 } }],
    ['an invite code that is null', { metadata: { acceptedTerms: true, ref: null } }],
    ['another field in the metadata', { metadata: { acceptedTerms: true, note: 'x' } }],
    ['terms that are a text', { metadata: { acceptedTerms: 'true' } }],
    ['an address that is a number', { email: 7 }],
  ])('never sees %s', async (_, more) => {
    const { status, error } = await insert(signup('shape@example.org', more));
    expect([status, error?.message]).toEqual([
      400,
      'A field of the body is not on the list. This server only answers the calls listed in supabase/calls.ts.',
    ]);
    expect(await stored('shape@example.org')).toEqual([]);
  });
});

describe.each([
  ['with the public key', undefined],
  ['without a key', null],
  ['with a wrong key', 'sb_publishable_wrong'],
])('nobody may read or change the list %s', (_, key) => {
  const victim = 'victim@example.org';
  const at = `/rest/v1/email_signups?email=eq.${victim}`;
  const init = (method: string, body?: object) => ({
    method,
    ...(key === undefined ? {} : { key }),
    headers: { 'Content-Type': 'application/json', Prefer: 'return=representation' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  beforeAll(async () => {
    await insert(signup(victim));
  });

  it.each([
    ['read', 'GET', at, undefined],
    ['count', 'HEAD', at, undefined],
    ['read all', 'GET', '/rest/v1/email_signups?select=*', undefined],
    ['update', 'PATCH', at, { email: 'stolen@example.org' }],
    ['delete', 'DELETE', at, undefined],
    ['replace', 'PUT', at, signup(victim, { metadata: { acceptedTerms: true, stolen: 1 } })],
    ['upsert', 'POST', '/rest/v1/email_signups?on_conflict=id', signup('upsert@example.org')],
  ] as const)('%s', async (_name, method, path, body) => {
    const response = await harness.call(path, init(method, body));
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toContain('@');
    expect(await stored(victim)).toMatchObject([{ metadata: { acceptedTerms: true } }]);
    expect(await stored('stolen@example.org')).toEqual([]);
  });

  if (key !== undefined) {
    it('nor add to it', async () => {
      const response = await harness.call(
        '/rest/v1/email_signups',
        init('POST', signup('nokey@example.org')),
      );
      expect(response.status).toBe(401);
      expect(await stored('nokey@example.org')).toEqual([]);
    });
  }
});

describe('hostile input leaves the server answering', () => {
  const megabytes10 = 'x'.repeat(10 * 1024 * 1024);
  const streamed = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (let part = 0; part < 160; part += 1) controller.enqueue(new Uint8Array(64 * 1024));
        controller.close();
      },
    });

  it.each<[string, () => Promise<Response>, number]>([
    ['a body of 10 MB', () => post(JSON.stringify(signup(megabytes10))), 413],
    [
      'a body of 10 MB of unknown length',
      () =>
        harness.call('/rest/v1/email_signups', {
          method: 'POST',
          body: streamed(),
          headers: { 'Content-Type': 'application/json' },
          duplex: 'half',
        } as RequestInit),
      413,
    ],
    ['malformed JSON', () => post('{"email": "a@example.org",'), 400],
    ['an empty body', () => post(''), 400],
    ['a null byte', () => post(JSON.stringify(signup('null\u0000@example.org'))), 400],
    [
      'SQL',
      () => post(JSON.stringify(signup(`'); drop table email_signups; --@example.org`))),
      400,
    ],
    [
      'SQL in a filter',
      () => harness.call(`/rest/v1/email_signups?email=eq.');drop table email_signups;--`),
      401,
    ],
    ['an emoji', () => post(JSON.stringify(signup('🙂@example.org'))), 400],
    ['a deep structure', () => post('['.repeat(4000)), 400],
  ])('%s', async (what, send, expected) => {
    // A server may close the connection before the whole of a huge body is sent.
    const closed = what.includes('10 MB') ? 413 : undefined;
    const status = await send().then(
      (response) => response.status,
      () => closed,
    );
    expect(status).toBe(expected);
    const after = await insert(signup(`after-${crypto.randomUUID()}@example.org`));
    expect(after.status).toBe(201);
  });
});

it('no address appears in the log', async () => {
  expect(harness.lines.filter((line) => line.includes('@'))).toEqual([]);
});
