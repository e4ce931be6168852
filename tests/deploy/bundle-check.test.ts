import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectedBundle } from '@tuppence/publication/expected-bundle';
import { checkEnvironment } from '@tuppence/settings/check';
import { expect, test } from 'vitest';
import { checkBundle, findingsIn, secretsOf } from '../../packages/publication/src/bundle-check.ts';

const { environment } = checkEnvironment({
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789abcdef',
});
const findings = (text: string, secrets: string[] = []) =>
  findingsIn(text, expectedBundle(environment, secrets));
const jwt = (claims: object) =>
  ['{"alg":"HS256"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
// Joined, so that this file does not look like a leaked secret.
const joined = (...parts: string[]) => parts.join('');

test.each([
  ['a service key', joined('sb_sec', 'ret_0123456789abcdef'), /secret Supabase key/],
  ['a service token', jwt({ role: 'service_role', iss: 'supabase' }), /JWT/],
  ['a private key', joined('-----BEGIN RSA PRIV', 'ATE KEY-----'), /private key/],
  ['a database address', joined('postgres', 'ql://owner:hunter22@db.example.com/site'), /database/],
  ['an AWS key', joined('AKI', 'A0123456789ABCDEF'), /AWS/],
  ['a GitHub token', joined('gh', `p_${'a1'.repeat(18)}`), /GitHub/],
  ['a Stripe key', joined('sk_', 'live_0123456789abcdefgh'), /Stripe/],
  ['a script of another host', '<script src="https://cdn.example.net/a.js">', /cdn\.example\.net/],
  ['a socket to another host', 'new WebSocket("wss://live.example.net")', /live\.example\.net/],
])('finds %s', (_, text, finding) => {
  expect(findings(`const a = '${text}';`).join()).toMatch(finding);
});

test('finds the secrets of the environment that have at least eight characters', () => {
  const secrets = secretsOf({
    GATE_PASSWORDS: 'correct horse battery\nplum pudding lane',
    SMTP_PASS: 'mail-me-softly',
    VITE_SITE_NAME: 'Tuppence',
    PATH: '/usr/bin:/usr/local/bin',
    CI_TOKEN: 'short',
  });
  expect(secrets).toEqual(['correct horse battery', 'plum pudding lane', 'mail-me-softly']);
  expect(findings('if (typed === "plum pudding lane") open()', secrets)).toHaveLength(1);
  expect(findings('if (await opensGate(typed, digests)) open()', secrets)).toEqual([]);
});

test("refuses a gate's digest unless the environment names it", () => {
  const foreignDigest = `pbkdf2-sha256:600000:${'A'.repeat(24)}:${'B'.repeat(44)}`;
  expect(findings(foreignDigest)).toEqual(['holds a gate digest that is not in the environment']);
  const own = { ...environment, investorPasswordDigest: foreignDigest };
  expect(findingsIn(foreignDigest, expectedBundle(own))).toEqual([]);
});

test('accepts what belongs to the deployment', () => {
  const key = jwt({ role: 'anon' });
  const legacy = { ...environment, supabaseKey: key };
  expect(
    findingsIn(`createClient("${environment.supabaseUrl}","${key}")`, expectedBundle(legacy)),
  ).toEqual([]);
  expect(
    findings(`<a href="${environment.appStoreUrl}"><svg xmlns="http://www.w3.org/2000/svg">`),
  ).toEqual([]);
});

test('reads modules and source maps too', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tuppence-bundle-'));
  for (const name of ['part.mjs', 'part.js.map'])
    writeFileSync(path.join(folder, name), 'https://cdn.example.net/');
  const message = await checkBundle(folder, expectedBundle(environment)).catch(String);
  expect(message).toContain('part.mjs names the unexpected host');
  expect(message).toContain('part.js.map names the unexpected host');
  rmSync(folder, { recursive: true });
});
