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
  '/auth/v1/logout?scope=global',
  '/rest/v1/email_signups',
  '/rest/v1/rpc/own_data',
  '/rest/v1/rpc/close_account',
  '/rest/v1/rpc/search_charities',
  '/rest/v1/rpc/raised_for_charity',
];
const send = (path: string, body: string, method = 'POST', more: Record<string, string> = {}) =>
  harness.call(path, {
    method,
    body,
    headers: { 'Content-Type': 'application/json', ...more },
  });

it.each([
  [
    'metadata nested 2,000 deep',
    '/rest/v1/email_signups',
    `{"email":"deep@example.org","metadata":${'['.repeat(2000)}${']'.repeat(2000)}}`,
  ],
  [
    '2,000 brackets that never close',
    '/rest/v1/email_signups',
    `{"email":"deep@example.org","metadata":${'['.repeat(2000)}`,
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
    expect(await harness.backend.isStoring()).toBe(true);
  },
  180_000 + bodyCount * 60,
);
