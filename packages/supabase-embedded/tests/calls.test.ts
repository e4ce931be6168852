/** Compares the list of calls with what the site's own services send. */
import { expect, it, vi } from 'vitest';
import * as account from '../../../app/src/services/backend/account.ts';
import { readEveryGift } from '../../../app/src/services/backend/gifts.ts';
import * as ownAccount from '../../../app/src/services/backend/own-account.ts';
import { raisedFor } from '../../../app/src/services/backend/raised.ts';
import { endSession, supabase } from '../../../app/src/services/backend/supabase.ts';
import { joinWaitlist } from '../../../app/src/services/backend/waitlist.ts';
import * as waitlistLink from '../../../app/src/services/backend/waitlist-link.ts';
import {
  findCharities,
  isSampleRegister,
} from '../../../app/src/services/charities/find-charities.ts';
import { generateKeys } from '../src/accounts/keys.ts';
import { admit } from '../src/server/door.ts';
import { calls } from '../supabase/calls.ts';

/** The settings of the site's build. */
vi.hoisted(() =>
  Object.assign(globalThis, {
    __PAGE_SETTINGS__: {
      supabaseUrl: '',
      supabaseKey: 'key',
      reportUrl: '',
      captchaSiteKey: '',
    },
  }),
);

const keys = generateKeys();
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const user = { id: 'b0000000-0000-4000-8000-00000000000b', email: 'ada@example.org' };
const session = {
  access_token: `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: user.id, exp: 4e9 })}.c2ln`,
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  user,
};
const gift = { id: user.id, given_on: '2026-05-01', kind: 'own_gift', share_pence: 100 };

/** Answers like the service. */
function answer(request: Request, count: number): unknown {
  if (/\/(token|verify)$/.test(new URL(request.url).pathname)) return session;
  if (request.url.includes('/gifts')) return count === 1 ? [gift] : [];
  return request.url.includes('/rpc/') ? [] : user;
}

it('the list has the calls that the site makes, and no others', async () => {
  vi.stubGlobal('window', { location: { origin: 'https://www.tuppence.example' } });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const made = new Set<string>();
  const refused: string[] = [];
  let pages = 0;
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/gifts')) pages += 1;
    const answered = answer(request, pages);
    // The build puts the key into the site.
    request.headers.set('apikey', keys.publishable);
    const admitted = await admit(request, keys);
    if (admitted instanceof Response)
      refused.push(`${request.method} ${request.url} ${await admitted.text()}`);
    made.add(`${request.method} ${pathname} ${searchParams.get('grant_type') ?? ''}`.trim());
    if (pathname.endsWith('/email_signups'))
      return Response.json({ code: '23505' }, { status: 409 });
    return Response.json(answered);
  });

  const charity = { register: 'ccew', number: '1000001' };
  const signup = { email: 'ada@example.org', acceptTerms: true, charity, ref: 'STANNES' };
  await joinWaitlist(signup);
  await joinWaitlist(signup);
  for (const call of Object.values(waitlistLink)) await call('x'.repeat(43));
  await findCharities('noah', new AbortController().signal);
  await isSampleRegister(new AbortController().signal);
  await raisedFor('Noah’s Ark', new AbortController().signal);
  const person = { firstName: 'é'.repeat(500), lastName: '名'.repeat(500) };
  await account.signUp({ ...person, email: 'ada@example.org', password: 'teapot lamp heron' });
  await account.resendConfirmation('ada@example.org');
  await account.requestNewPassword('ada@example.org');
  await account.verifyLink('0'.repeat(64), 'recovery');
  await account.saveNewPassword('teapot lamp heron');
  await ownAccount.saveName(person.firstName, person.lastName);
  await ownAccount.readOwnData();
  const client = await supabase();
  await readEveryGift(client, new AbortController().signal);
  await client.auth.refreshSession();
  await ownAccount.closeAccount('ada@example.org');
  await account.signIn('ada@example.org', 'teapot lamp heron');
  await account.signOut();
  await account.signIn('ada@example.org', 'teapot lamp heron');
  await endSession();
  await client.auth.dispose();
  vi.unstubAllGlobals();

  expect(refused).toEqual([]);
  const listed = calls
    .filter(({ key }) => key === undefined)
    .flatMap(({ method, path }) =>
      path.endsWith('/token')
        ? [`${method} ${path} password`, `${method} ${path} refresh_token`]
        : [`${method} ${path}`],
    );
  expect([...made].sort()).toEqual(listed.sort());
});
