import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { projectPaths } from '../src/paths.ts';
import { leavePath } from '../src/waitlist/waitlist-mail.ts';
import { type Query, waitlistQueue } from '../src/waitlist/waitlist-queue.ts';
import { type Harness, newDonor, project, startBackend, tokenHashOf } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startBackend();
});
afterAll(() => harness.stop());
beforeEach(async () => {
  await harness.sql('delete from email_signups');
  await harness.sql('delete from waitlist.departed');
  await harness.sql('delete from waitlist.budgets');
  await harness.sql('delete from waitlist.referrals');
});

const join = (email: string, ref?: string) =>
  harness
    .client()
    .from('email_signups')
    .insert({ email, metadata: { acceptedTerms: true, ...(ref ? { ref } : {}) } });
const mailsTo = (email: string) =>
  harness.backend.mailbox?.mails.filter(
    ({ to, link }) => to === email && link?.includes('/waitlist?'),
  ) ?? [];
/** The newest email to an address that was not there before. */
const mailTo = async (email: string, count = 1) => {
  await vi.waitFor(() => expect(mailsTo(email).length).toBe(count), { timeout: 10_000 });
  return mailsTo(email)[0];
};
const tokenOf = (link: string | null | undefined) => tokenHashOf(link ?? '');
const call = async (name: string, body: object) => await harness.client().rpc(name, body);
const joined = async (email: string, ref?: string) => {
  expect((await join(email, ref)).status).toBe(201);
  return tokenOf((await mailTo(email))?.link);
};
/** Joins and confirms. */
const confirmed = async (email: string, ref?: string) => {
  const token = await joined(email, ref);
  const { data } = await call('confirm_signup', { token });
  return { token, ...(data as { place: number; friends: number; code: string }) };
};
const stored = (email: string) =>
  harness.sql<{ confirmed_at: string | null }>(
    'select confirmed_at from email_signups where email = $1',
    [email],
  );

describe('after a signup', () => {
  it('one email asks to confirm, with a link that works however often it is used', async () => {
    const token = await joined('ada@example.org');
    const [mail] = mailsTo('ada@example.org');
    expect(mail?.subject).toBe('Confirm that it’s you');
    expect(mail?.link).toBe(`${harness.url}/waitlist?step=confirm#token_hash=${token}`);
    expect(await stored('ada@example.org')).toEqual([{ confirmed_at: null }]);
    const first = await call('confirm_signup', { token });
    expect(first.data).toEqual({
      place: 1,
      friends: 0,
      code: expect.stringMatching(/^[\da-f]{10}$/),
    });
    expect(await stored('ada@example.org')).not.toEqual([{ confirmed_at: null }]);
    expect((await call('confirm_signup', { token })).data).toEqual(first.data);
    expect((await call('my_place', { token })).data).toEqual(first.data);
  });

  it('the address gets no second email within a day, and then one if asked', async () => {
    await joined('twice@example.org');
    const again = await join('Twice@example.org');
    expect([again.status, again.error?.code]).toEqual([409, '23505']);
    const ask = () => call('repeat_confirmation', { email: 'TWICE@example.org' });
    expect(await ask()).toMatchObject({ status: 204, error: null });
    expect(await call('repeat_confirmation', { email: 'nobody@example.org' })).toMatchObject({
      status: 204,
      error: null,
    });
    const queued = () => harness.sql('select state from waitlist.mails');
    expect(await queued()).toHaveLength(1);
    const aDayLater = async () => {
      await harness.sql(`update waitlist.mails set created_at = now() - interval '25 hours'`);
      await harness.sql(`update waitlist.budgets set times = array[now() - interval '25 hours']`);
    };
    await aDayLater();
    await ask();
    await ask();
    await mailTo('twice@example.org', 2);
    expect(await queued()).toHaveLength(2);
    const [newer, older] = mailsTo('twice@example.org').map(({ link }) => tokenOf(link));
    expect(newer).not.toBe(older);
    expect((await call('confirm_signup', { token: older })).data).toMatchObject({ place: 1 });
    await ask();
    expect(await queued(), 'at most one a day').toHaveLength(2);
    await aDayLater();
    await ask();
    const place = await mailTo('twice@example.org', 3);
    expect(place?.subject, 'a confirmed address is not asked again').toBe(
      'Your place on the waitlist',
    );
    expect((await call('my_place', { token: tokenOf(place?.link) })).data).toMatchObject({
      place: 1,
    });
  });

  it('a mailbox gets at most four emails a day, whatever is after its plus', async () => {
    for (const tag of ['a', 'b', 'c', 'd', 'e', 'f'])
      expect((await join(`one.mailbox+${tag}@example.org`)).status).toBe(201);
    expect(
      await harness.sql('select 1 from waitlist.mails where next_attempt_at <= now()'),
    ).toHaveLength(4);
  });

  it('tokens are stored as digests only', async () => {
    const token = await joined('secret@example.org');
    const tables = await harness.sql<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('waitlist', 'embedded', 'public', 'auth')`,
    );
    for (const { name } of tables) {
      const rows = await harness.sql(`select one::text from ${name} one`);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
    expect(harness.lines.join('\n')).not.toContain(token);
  });
});

it('an address that nobody confirms within 30 days of the last email is deleted, but not an imported one', async () => {
  await confirmed('sure@example.org');
  for (const name of ['nobody', 'invited', 'recent', 'waiting'])
    await joined(`${name}@example.org`);
  // A stranger signs up somebody who left.
  const token = await joined('gone-before@example.org');
  await call('leave_waitlist', { token });
  expect((await join('gone-before@example.org')).status).toBe(201);
  await harness.sql(`update waitlist.mails set state = 'sent' where state = 'waiting'`);
  await harness.sql(
    `insert into email_signups (email, metadata) values ('imported@example.org', '{"acceptedTerms": true}')`,
  );
  await harness.sql(`update email_signups set created_at = now() - interval '31 days'`);
  await harness.sql(`update waitlist.mails set changed_at = now() - interval '31 days'`);
  const mailOf = (name: string) =>
    `where signup_id = (select id from email_signups where email = '${name}@example.org')`;
  await harness.sql(`update waitlist.mails set changed_at = now() ${mailOf('recent')}`);
  await harness.sql(
    `update waitlist.mails set state = 'waiting', next_attempt_at = now() + interval '1 hour' ${mailOf('waiting')}`,
  );
  await harness.sql(
    `insert into waitlist.mails (signup_id, kind, state)
     select id, 'invite', 'sent' from email_signups where email in ('invited@example.org', 'imported@example.org')`,
  );
  const { templates } = projectPaths(project);
  const list = { templates, siteUrl: harness.url, siteName: 'Farthing', backendUrl: harness.url };
  const query: Query = (statement, values) => harness.sql(statement, values) as never;
  expect(await waitlistQueue(query, list).next()).toBe(undefined);
  const left = await harness.sql<{ email: string }>('select email from email_signups');
  expect(left.map(({ email }) => email.split('@')[0]).sort()).toEqual([
    'imported',
    'invited',
    'recent',
    'sure',
    'waiting',
  ]);
  expect(
    await harness.sql(
      `select digest = waitlist.digest('gone-before@example.org') as left_before from waitlist.departed`,
    ),
    'only who left keeps a fingerprint',
  ).toEqual([{ left_before: true }]);
});

describe('leaving', () => {
  const oneClick = (token: string, init: RequestInit = {}) =>
    harness.call(`${leavePath}?token=${token}`, { key: null, ...init });

  it('deletes the row, and an import does not bring it back', async () => {
    const token = await joined('gone@example.org');
    expect(await call('leave_waitlist', { token })).toMatchObject({ status: 204, error: null });
    expect(await stored('gone@example.org')).toEqual([]);
    expect(JSON.stringify(await harness.sql('select * from waitlist.departed'))).not.toContain(
      'gone',
    );
    await harness.sql(
      `insert into email_signups (email, metadata) values
         ('GONE@example.org', '{"acceptedTerms": true}'), ('stays@example.org', '{"acceptedTerms": true}')`,
    );
    expect(await harness.sql('select email from email_signups')).toEqual([
      { email: 'stays@example.org' },
    ]);
    expect((await call('my_place', { token })).data).toBe(null);
  });

  it('a stranger who signs it up again makes no email seem late', async () => {
    const token = await joined('back@example.org');
    await call('leave_waitlist', { token });
    expect((await join('back@example.org')).status).toBe(201);
    await harness.sql(`update waitlist.mails set created_at = now() - interval '3 days'`);
    expect(await harness.sql('select state from waitlist.mails')).toEqual([{ state: 'waiting' }]);
    expect(await harness.backend.mails()).toMatchObject({ mailsWaiting: 0, oldestMailSeconds: 0 });
    await harness.sql('update waitlist.mails set attempts = 1');
    expect((await harness.backend.mails()).mailsWaiting, 'one that is tried again').toBe(1);
  });

  it('and coming back: an email at once if the address was confirmed, otherwise after a week', async () => {
    const due = async () => {
      await join('again@example.org');
      return harness.sql('select next_attempt_at <= now() as now from waitlist.mails');
    };
    const { token } = await confirmed('again@example.org');
    await call('leave_waitlist', { token });
    expect(await due()).toEqual([{ now: true }]);
    await call('leave_waitlist', { token: tokenOf((await mailTo('again@example.org', 2))?.link) });
    expect(await due()).toEqual([{ now: false }]);
  });

  it('is possible by the headers of each email, without a key or a cookie (RFC 8058)', async () => {
    const token = await joined('click@example.org');
    const form = 'List-Unsubscribe=One-Click';
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const answer = await oneClick(token, { method: 'POST', body: form, headers });
    expect([answer.status, await answer.text()]).toEqual([200, 'You have left the waitlist.']);
    expect(await stored('click@example.org')).toEqual([]);
    const unknown = await oneClick('x'.repeat(43), { method: 'POST', body: form, headers });
    expect([unknown.status, await unknown.text()]).toEqual([200, 'You have left the waitlist.']);
  });

  it('takes a press: a GET leads to the page, and a HEAD is refused', async () => {
    const token = await joined('scanned@example.org');
    const got = await oneClick(token);
    expect([got.status, got.headers.get('location')]).toEqual([
      303,
      `${harness.url}/waitlist?step=leave#token_hash=${token}`,
    ]);
    expect((await oneClick(token, { method: 'HEAD' })).status).toBe(405);
    for (const name of ['confirm_signup', 'leave_waitlist', 'my_place'])
      for (const method of ['GET', 'HEAD'])
        expect((await harness.call(`/rest/v1/rpc/${name}?token=${token}`, { method })).status).toBe(
          405,
        );
    expect(await stored('scanned@example.org')).toEqual([{ confirmed_at: null }]);
  });

  it('also when the account is closed', async () => {
    const donor = await newDonor(harness, 'closing@example.org');
    await joined('closing2@example.org');
    await harness.sql(
      `insert into email_signups (email, metadata) values ('closing@example.org', '{"acceptedTerms": true}')`,
    );
    await donor.client.rpc('close_account', { email: 'closing@example.org' });
    expect(await stored('closing@example.org')).toEqual([]);
    expect(await harness.sql('select 1 from waitlist.departed')).toHaveLength(1);
  });
});

describe('a friend', () => {
  it('counts once confirmed, and the third moves the inviter to the front', async () => {
    await confirmed('first@example.org');
    const inviter = await confirmed('inviter@example.org');
    expect(inviter.place).toBe(2);
    const placeNow = async () => (await call('my_place', { token: inviter.token })).data;
    await confirmed('anna@example.org', inviter.code.toUpperCase());
    const bea = await joined('bea@example.org', inviter.code);
    expect(await placeNow()).toMatchObject({ place: 2, friends: 1 });
    await call('confirm_signup', { token: bea });
    expect(await placeNow()).toMatchObject({ place: 2, friends: 2 });
    await confirmed('cem@example.org', inviter.code);
    expect(await placeNow()).toMatchObject({ place: 1, friends: 3 });
  });

  it('does not count if it is the inviter, or a friend’s second address', async () => {
    const inviter = await confirmed('self@example.org');
    await confirmed('self+2@example.org', inviter.code);
    await confirmed('dora+1@example.org', inviter.code);
    await confirmed('dora+2@example.org', inviter.code);
    expect((await call('my_place', { token: inviter.token })).data).toMatchObject({ friends: 1 });
  });
});

it('a place in a long list costs no more: at most 10,000 others are counted', async () => {
  await harness.sql(
    `insert into email_signups (email, metadata, created_at)
     select 'p' || n || '@example.org', '{"acceptedTerms": true}', now() - interval '1 day'
     from generate_series(1, 10050) n`,
  );
  expect(await confirmed('last@example.org')).toMatchObject({ place: 10_001 });
});

describe('strangers', () => {
  it('get one answer for every token that is not theirs', async () => {
    await confirmed('known@example.org');
    for (const token of ['', 'x', 'x'.repeat(43), "' or true --"])
      for (const name of ['confirm_signup', 'my_place'])
        expect(await call(name, { token })).toMatchObject({ status: 200, data: null });
    expect(await stored('known@example.org')).toHaveLength(1);
  });

  it.each(['anon', 'authenticated'])(
    'as %s, can call what the site calls, and nothing else',
    async (role) => {
      const as = async (statement: string) => {
        const { database } = harness.backend;
        return database.run(async () => {
          await database.exec(`set role ${role}`);
          try {
            await database.query(statement);
            return 'allowed';
          } catch (error) {
            return (error as { code?: string }).code;
          } finally {
            await database.exec('reset role');
          }
        });
      };
      for (const call of [
        `select public.confirm_signup('x')`,
        `select public.my_place('x')`,
        `select public.leave_waitlist('x')`,
        `select public.repeat_confirmation('x')`,
      ])
        expect([call, await as(call)]).toEqual([call, 'allowed']);
      for (const statement of [
        'select * from waitlist.mails',
        'select * from waitlist.tokens',
        'select * from waitlist.departed',
        'select * from waitlist.salt',
        `select waitlist.digest('x')`,
        `select waitlist.mailbox('x')`,
        `select waitlist.signup_with('x')`,
        `select waitlist.queue_confirmation(gen_random_uuid())`,
        'select code from email_signups',
        `insert into email_signups (email, metadata, confirmed_at) values ('x@example.org', '{"acceptedTerms": true}', now())`,
        `insert into email_signups (email, metadata, code) values ('x@example.org', '{"acceptedTerms": true}', 'mine')`,
        `delete from email_signups`,
      ])
        expect([statement, await as(statement)]).toEqual([statement, '42501']);
    },
  );
});

it('a donor’s own data contain the place on the waitlist', async () => {
  const donor = await newDonor(harness, 'donor@example.org');
  const { code } = await confirmed('donor@example.org');
  const { data } = await donor.client.rpc('own_data');
  expect((data as { waitlist: object[] }).waitlist).toEqual([
    expect.objectContaining({ email: 'donor@example.org', code, confirmed_at: expect.any(String) }),
  ]);
});
