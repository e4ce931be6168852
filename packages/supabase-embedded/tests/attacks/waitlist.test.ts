import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Harness, startBackend } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  // Nothing is sent by itself.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  harness = await startBackend({ mail: { send: async () => undefined } });
  vi.useRealTimers();
});
afterAll(() => harness.stop());
beforeEach(async () => {
  for (const table of ['email_signups', 'waitlist.departed', 'waitlist.budgets'])
    await harness.sql(`delete from ${table}`);
  await harness.sql('delete from waitlist.referrals');
});

const join = async (email: string, ref?: string) => {
  const metadata = { acceptedTerms: true, ...(ref ? { ref } : {}) };
  const { status, error } = await harness
    .client()
    .from('email_signups')
    .insert({ email, metadata });
  return [status, error?.code];
};
const call = async (name: string, body: object) => (await harness.client().rpc(name, body)).data;
/** In how many hours each email leaves. */
const hours = async () =>
  (
    await harness.sql<{ hours: number }>(
      `select round(extract(epoch from next_attempt_at - now()) / 3600)::int as hours
       from waitlist.mails join email_signups signup on signup.id = signup_id order by next_attempt_at`,
    )
  ).map((row) => row.hours);
const tokenFor = async (email: string) => {
  const token = `token-of-${email}`;
  await harness.sql(
    `insert into waitlist.tokens (digest, signup_id)
     select sha256(convert_to($1, 'UTF8')), id from email_signups where email = $2`,
    [token, email],
  );
  return token;
};
const confirmed = async (email: string, ref?: string) => {
  expect(await join(email, ref)).toEqual([201, undefined]);
  const token = await tokenFor(email);
  return { token, ...((await call('confirm_signup', { token })) as { code: string }) };
};
const friendsOf = async ({ token }: { token: string }) =>
  ((await call('my_place', { token })) as { friends: number }).friends;

it.each([
  'me@x.org,you@x.org',
  '<me@x.org',
  'a@gmail(1).com',
  'a@x.org:25',
  'a;b@x.org',
  'group:a@x.org',
  'a"b@x.org',
  'a\\b@x.org',
  'a@[127.0.0.1].org',
  `${'a'.repeat(65)}@x.org`,
])('the table refuses %s, which a mail program may take for another mailbox', async (email) => {
  expect(await join(email)).toEqual([400, '23514']);
  await expect(
    harness.sql(
      `insert into email_signups (email, metadata) values ($1, '{"acceptedTerms": true}')`,
      [email],
    ),
  ).rejects.toMatchObject({ code: '23514' });
  expect(await harness.sql('select email from email_signups')).toEqual([]);
});

it('variants of a mailbox wait for a day, and keep no email from its plain address', async () => {
  for (const tag of ['a', 'b', 'c', 'd', 'e', 'f'])
    expect(await join(`victim+${tag}@example.org`)).toEqual([201, undefined]);
  expect(await hours()).toEqual([0, 0, 0, 0, 24, 24]);
  await join('victim@example.org');
  await join('vic.tim@example.org');
  expect(await hours(), 'others’ addresses').toEqual([0, 0, 0, 0, 0, 0, 24, 24]);
  for (const tag of ['g', 'h', 'i', 'j']) await join(`victim+${tag}@example.org`);
  expect(await hours(), 'nothing waits longer').toHaveLength(10);
});

it('an address that left gets one email a week, and the answer is the same', async () => {
  await join('gone@example.org');
  await harness.sql('delete from email_signups');
  expect(await join('gone@example.org')).toEqual([201, undefined]);
  expect(await hours()).toEqual([7 * 24]);
  await harness.sql('delete from email_signups');
  expect(await join('gone@example.org')).toEqual([201, undefined]);
  expect(await hours()).toEqual([]);
  expect(JSON.stringify(await harness.sql('select * from waitlist.budgets'))).not.toContain('gone');
});

it('leaving does not renew the budget of a mailbox', async () => {
  for (const tag of ['a', 'b', 'c', 'd']) await join(`victim+${tag}@example.org`);
  await harness.sql('delete from email_signups');
  await join('victim+e@example.org');
  expect(await hours()).toEqual([24]);
});

it('a mailbox counts as a friend once, for one inviter, even if it leaves', async () => {
  const ada = await confirmed('ada@example.org');
  const ben = await confirmed('ben@example.org');
  const friend = await confirmed('fr.iend+1@gmail.com', ada.code);
  await confirmed('friend@googlemail.com', ada.code);
  await confirmed('fri.end@gmail.com', ben.code);
  expect([await friendsOf(ada), await friendsOf(ben)]).toEqual([1, 0]);
  await call('leave_waitlist', { token: friend.token });
  await confirmed('f.riend@gmail.com', ben.code);
  await confirmed('cat-1@yahoo.co.uk', ben.code);
  await confirmed('cat-2@yahoo.co.uk', ben.code);
  expect([await friendsOf(ada), await friendsOf(ben)]).toEqual([1, 1]);
});

it('the latest invite code counts, until the address is confirmed', async () => {
  const email = 'ada@example.org';
  const ref = async () =>
    (await harness.sql(`select metadata ->> 'ref' as ref from email_signups`)).map(
      (row) => row.ref,
    );
  await join(email, 'STRANGER');
  expect(await join(email, 'STANNES')).toEqual([409, '23505']);
  await call('repeat_confirmation', { email: 'Ada@example.org', ref: 'STANNES' });
  await call('repeat_confirmation', { email });
  await call('repeat_confirmation', { email, ref: 'no code!' });
  expect(await ref()).toEqual(['STANNES']);
  await call('confirm_signup', { token: await tokenFor(email) });
  await call('repeat_confirmation', { email, ref: 'LATER' });
  expect(await ref()).toEqual(['STANNES']);
});

it('a place is told sixty times a minute to a network address', async () => {
  const { token } = await confirmed('ada@example.org');
  const statuses: number[] = [];
  // A new minute may begin meanwhile.
  while (statuses.length <= 120 && statuses.at(-1) !== 429) {
    const { status } = await harness.call('/rest/v1/rpc/my_place', {
      method: 'POST',
      body: JSON.stringify({ token }),
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.9' },
    });
    statuses.push(status);
  }
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
  expect(statuses.at(-1)).toBe(429);
});
