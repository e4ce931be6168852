import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startBackend } from '../harness.ts';

const site = 'https://www.tuppence.example';
let harness: Harness;
beforeAll(async () => {
  harness = await startBackend({ siteUrl: site });
});
afterAll(() => harness.stop());

const hostile = [
  'http://localhost:x@0x08080808/',
  'http://localhost:4173/',
  'http://127.0.0.1:4173/',
  'http://2130706433/',
  'http://[::1]:4173/',
  'https://www.tuppence.example.evil.example/',
  'https://www.tuppence.example@evil.example/',
  'https://evil.example/https://www.tuppence.example/',
  'https://evil.example#www.tuppence.example',
  'https://evil.example\\@www.tuppence.example/',
  'https://www.tuppence.example:8443/',
  'http://www.tuppence.example/',
  'https://tuppence.example/',
  'https://wwwXtuppence.example/',
  'https:www.evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)//www.tuppence.example',
  'data:text/html,x',
  'https://user:pass@www.tuppence.example/',
  'https://xn--tuppence-.example/',
  'https://ｅvil.example/',
];
let people = 0;
const signUp = async (path: string, headers: Record<string, string> = {}, host = 'localhost') => {
  people += 1;
  const email = `person${people}@example.org`;
  const request = new Request(`http://${host}${path}`, {
    method: 'POST',
    body: JSON.stringify({ email, password: 'correct horse battery' }),
    headers: {
      apikey: harness.backend.keys.publishable,
      'Content-Type': 'application/json',
      ...headers,
    },
  });
  expect((await harness.backend.fetch(request)).status).toBe(200);
  const mail = harness.backend.mailbox?.mails.find(({ to }) => to === email);
  return `${mail?.text}${mail?.html}`;
};
const originsOf = (mail: string) =>
  new Set([...mail.matchAll(/https?:\/\/[^/\s"'<]+/g)].map(([origin]) => origin));

it.each(hostile)('no email links to %s, and no answer redirects', async (target) => {
  const redirect = `redirect_to=${encodeURIComponent(target)}`;
  expect(originsOf(await signUp(`/auth/v1/signup?${redirect}`))).toEqual(new Set([site]));
  const verify = await harness.call(`/auth/v1/verify?token=000000&type=signup&${redirect}`);
  expect([verify.status, verify.headers.get('location')]).toEqual([405, null]);
});

it.each([
  ['Host', {}, 'evil.example'],
  ['Host of the machine', {}, 'localhost:9'],
  ['X-Forwarded-Host', { 'X-Forwarded-Host': 'evil.example' }, 'localhost'],
  ['Forwarded', { Forwarded: 'host=evil.example;proto=https' }, 'localhost'],
  [
    'Origin and Referer',
    { Origin: 'https://evil.example', Referer: 'https://evil.example/' },
    'localhost',
  ],
])('a forged %s does not change links', async (_, headers, host) => {
  expect(originsOf(await signUp('/auth/v1/signup', headers as never, host))).toEqual(
    new Set([site]),
  );
});
