import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startBackend } from '../harness.ts';
import { awkwardValues, fuzzCount, generator, randomBody, sendMany } from './generator.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startBackend({
    limits: { signInsAndSignUps: 1e6, verifications: 1e6, refreshes: 1e6 },
  });
});
afterAll(() => harness.stop());

const bodyCount = fuzzCount(1000);
const paths = [
  '/auth/v1/signup',
  '/auth/v1/token?grant_type=password',
  '/auth/v1/token?grant_type=refresh_token',
  '/auth/v1/token?grant_type=pkce',
  '/auth/v1/token',
  '/auth/v1/verify',
  '/auth/v1/recover',
  '/auth/v1/resend',
  '/auth/v1/logout',
  '/rest/v1/email_signups',
  '/rest/v1/gifts?select=id&limit=1',
  '/rest/v1/rpc/nothing',
];
const send = (path: string, body: string, method = 'POST', more: Record<string, string> = {}) =>
  harness.call(path, {
    method,
    body,
    headers: { 'Content-Type': 'application/json', ...more },
  });

it.each([
  [
    'metadata nested 7,000 deep',
    '/rest/v1/email_signups',
    `{"email":"deep@example.org","metadata":${'['.repeat(7000)}${']'.repeat(7000)}}`,
  ],
  [
    '7,000 brackets that never close',
    '/rest/v1/email_signups',
    `{"email":"deep@example.org","metadata":${'['.repeat(7000)}`,
  ],
  ['a numeric password', '/auth/v1/signup', '{"email":"n@example.org","password":1234567890}'],
  [
    'a numeric password at sign-in',
    '/auth/v1/token?grant_type=password',
    '{"email":"n@example.org","password":12345678}',
  ],
  ['an empty object as a token', '/auth/v1/verify', '{"type":"signup","token_hash":{}}'],
  [
    'an address of 300 letters',
    '/auth/v1/signup',
    `{"email":"${'a'.repeat(300)}@example.org","password":"teapot lamp"}`,
  ],
  [
    'a list of addresses',
    '/auth/v1/signup',
    '{"email":"a@example.org,b@example.org","password":"teapot lamp"}',
  ],
  [
    'a line break in an address',
    '/auth/v1/signup',
    '{"email":"a@example.org\\nBcc: b@example.org","password":"teapot lamp"}',
  ],
  [
    'an address in full-width letters',
    '/auth/v1/signup',
    '{"email":"ａnn@example.org","password":"teapot lamp"}',
  ],
  [
    'an address with an invisible character',
    '/auth/v1/recover',
    '{"email":"a\\u200bnn@example.org"}',
  ],
  [
    'NUL in a name',
    '/auth/v1/signup',
    '{"email":"nul@example.org","password":"teapot lamp","data":{"first_name":"\\u0000"}}',
  ],
  [
    'half a surrogate pair',
    '/auth/v1/signup',
    '{"email":"half@example.org","password":"teapot lamp","data":{"first_name":"\\ud800"}}',
  ],
  [
    'user metadata of 100 kB',
    '/auth/v1/signup',
    `{"email":"big@example.org","password":"teapot lamp","data":{"n":"${'x'.repeat(100_000)}"}}`,
  ],
  ['a list as the body', '/auth/v1/signup', '[]'],
  ['invalid JSON', '/auth/v1/signup', '{"email":'],
])('%s is refused, and nothing is stored', async (_, path, body) => {
  const before = await harness.sql(
    'select email from auth.users union all select email from email_signups',
  );
  const response = await send(path, body);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  const after = await harness.sql(
    'select email from auth.users union all select email from email_signups',
  );
  expect(after).toEqual(before);
});

it('an unclosed string of 125,000 escaped quotes is refused within 5 s', {
  timeout: 30_000,
}, async () => {
  const began = performance.now();
  const { status } = await send('/rest/v1/email_signups', `"${'\\"'.repeat(125_000)}`);
  expect(status).toBe(400);
  expect(performance.now() - began).toBeLessThan(5000);
});

const wrongKinds = ['null', 'true', '1e999', '[]', '{}', '[[1]]', '{"a":{"b":[1]}}', '"x"'];

it.each(['email', 'type', 'metadata', 'id', 'created_at', 'nothing'])(
  'a waitlist row with a wrong %s is refused with a reason',
  async (column) => {
    for (const value of wrongKinds) {
      const row = {
        email: '"kind@example.org"',
        metadata: '{"acceptedTerms":true}',
        [column]: value,
      };
      const body = `{${Object.entries(row)
        .map(([name, text]) => `"${name}":${text}`)
        .join(',')}}`;
      const response = await send('/rest/v1/email_signups', body);
      const { code, message } = (await response.json()) as Record<string, string>;
      expect([400, 401], body).toContain(response.status);
      expect(`${code} ${message}`, body).toMatch(/^(22|23|42|PGRST)\w+ \S+ \S+/);
      expect(message, body).not.toMatch(/Error:/);
    }
  },
);

it.each([
  '/rest/v1/%',
  '/rest/v1/%ff',
  '/rest/v1/gifts?charity=eq.%ff',
  '/rest/v1/gifts?%00=eq.1',
  '/rest/v1/gifts?charity=eq.%00',
  '/rest/v1/gifts?gift_aid=eq.7',
  '/rest/v1/gifts?given_on=gt.2020-13-45',
  '/rest/v1/gifts?share_pence=in.(a,b)',
  '/rest/v1/gifts?brand=match.(',
  `/rest/v1/gifts?select=${'('.repeat(3000)}`,
])('%s causes no server error', async (path) => {
  for (const method of ['GET', 'PATCH', 'DELETE']) {
    const body = method === 'PATCH' ? { body: '{"email":{}}' } : {};
    const headers = { 'Content-Type': 'application/json' };
    const { status } = await harness.call(path, { method, headers, ...body });
    expect(status, method).toBeLessThan(500);
  }
});

it('the names of unknown tables and columns are not logged', async () => {
  await harness.call('/rest/v1/grace.hopper%40example.org');
  await harness.call('/rest/v1/gifts?grace.hopper%40example.org=eq.1');
  expect(harness.lines.join('\n')).not.toMatch(/grace|\n\s+at /);
});

it(
  `${bodyCount} random bodies get a status below 500, none of their content is logged, and the server still answers`,
  async () => {
    const next = generator(20261122);
    const values = [
      ...awkwardValues,
      '"a@b.c"',
      '"fuzz@example.org"',
      '"signup"',
      '"recovery"',
      '"email_change"',
      '"teapot lamp heron"',
    ];
    const names = [
      'email',
      'password',
      'data',
      'token',
      'token_hash',
      'type',
      'refresh_token',
      'metadata',
      'auth_code',
      'code_verifier',
      'scope',
      '__proto__',
      'constructor',
      'id',
      'options',
      'created_at',
      'given_on',
      'share_pence',
      'gift_aid',
    ];
    const headers: Record<string, string>[] = [
      { Prefer: 'return=representation' },
      { Prefer: 'resolution=merge-duplicates,missing=default' },
      { Prefer: 'handling=strict,max-affected=x' },
      { Range: '9-1' },
      { Range: '0-99999999999999999999' },
      { 'Accept-Profile': 'auth' },
      { 'Content-Profile': 'embedded' },
      { Accept: 'application/vnd.pgrst.object+json' },
      { Accept: 'application/vnd.pgrst.plan+json; for="x"; options=analyze' },
      { 'Content-Type': 'text/csv' },
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      { Authorization: 'Bearer x.y.z' },
    ];
    const failures: string[] = [];
    await sendMany(bodyCount, async () => {
      const path = paths[next(paths.length)] ?? '';
      const body = randomBody(next, { names, values, most: 4 });
      const method = next(6) === 0 ? (['PUT', 'PATCH', 'DELETE'][next(3)] ?? 'PUT') : 'POST';
      const more = next(4) === 0 ? headers[next(headers.length)] : undefined;
      const { status } = await send(path, body, method, more);
      if (status >= 500) failures.push(`${status} ${method} ${path} ${body.slice(0, 200)}`);
    });
    expect(failures).toEqual([]);
    expect(harness.lines.join('\n')).not.toMatch(/@example|\n\s+at |fuzz|teapot/);
    expect((await harness.call('/auth/v1/health')).status).toBe(200);
  },
  180_000 + bodyCount * 60,
);
