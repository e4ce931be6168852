import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Donor, giftsOf, type Harness, newDonor, password, startBackend } from './harness.ts';

let harness: Harness;
let ada: Donor;
let ben: Donor;

beforeAll(async () => {
  harness = await startBackend();
  ada = await newDonor(harness, 'ada@example.org');
  ben = await newDonor(harness, 'ben@example.org', { first_name: 'Ben', last_name: 'Abara' });
  await harness.sql(
    `insert into gifts (donor_id, given_on, kind, share_pence, charity, gift_aid, brand, credit_pence) values
       ($1, '2026-05-01', 'own_gift', 1000, 'Known to Ben alone', true, null, null),
       ($2, '2026-05-02', 'brand_donation', 250, 'Parentkind', false, 'Pantry Lane', 5000)`,
    [ben.id, ada.id],
  );
  await harness.sql(
    `insert into email_signups (email, metadata) values
       ('Ada@example.org', '{"acceptedTerms": true}'), ('ben@example.org', '{"acceptedTerms": true}')`,
  );
});
afterAll(() => harness.stop());

const rpc = (name: string, token: string | null, body: object = {}) =>
  harness.call(`/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
const accounts = async () =>
  (await harness.sql<{ email: string }>('select email from auth.users order by email')).map(
    ({ email }) => email,
  );

describe('the donor’s own data', () => {
  it('contains everything about the caller, and nothing about anyone else', async () => {
    const { data, error } = await ada.client.rpc('own_data');
    expect(error).toBe(null);
    expect(data).toMatchObject({
      account: { email: ada.email, first_name: 'Ada', last_name: 'Byron' },
      waitlist: [{ email: 'Ada@example.org', metadata: { acceptedTerms: true } }],
      gifts: [
        {
          given_on: '2026-05-02',
          kind: 'brand_donation',
          brand: 'Pantry Lane',
          credit_pence: 5000,
          share_pence: 250,
          charity: 'Parentkind',
          gift_aid: false,
        },
      ],
    });
    expect(JSON.stringify(data)).not.toMatch(/ben|Ben|password|token/);
  });

  it('contains every gift, even beyond the row limit', async () => {
    const carol = await newDonor(harness, 'carol@example.org');
    await harness.sql(
      `insert into gifts (donor_id, given_on, kind, share_pence, charity)
       select $1, '2026-05-01', 'own_gift', 1, 'Parentkind' from generate_series(1, 1200)`,
      [carol.id],
    );
    const { data } = await carol.client.rpc('own_data');
    expect((data as { gifts: unknown[] }).gifts).toHaveLength(1200);
  });

  it.each([
    ['without a token', () => null],
    ['with the public key as token', () => harness.backend.keys.publishable],
    ['with an altered token', () => `${ada.token.slice(0, -4)}AAAA`],
  ])('is refused %s', async (_, token) => {
    const answer = await rpc('own_data', token());
    expect([401, 403, 404]).toContain(answer.status);
    expect(await answer.text()).not.toContain('@example.org');
  });
});

describe('closing an account', () => {
  it.each([
    ['another donor’s address', () => ben.email],
    ['no address', () => ''],
    ['a pattern', () => '%'],
  ])('is refused with %s', async (_, email) => {
    const { error } = await ada.client.rpc('close_account', { email: email() });
    expect(error?.message).toBe('This is not the email address of the account.');
    expect(await accounts()).toEqual(expect.arrayContaining([ada.email, ben.email]));
  });

  it('requires a session', async () => {
    for (const token of [null, harness.backend.keys.publishable]) {
      const answer = await rpc('close_account', token, { email: ada.email });
      expect([401, 403, 404]).toContain(answer.status);
    }
    expect(await accounts()).toContain(ada.email);
  });

  it('does not let a donor reach the list of closed accounts', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const query = method === 'DELETE' ? '?id=gt.0' : '';
      const answer = await harness.behind(`/rest/v1/closed_accounts${query}`, {
        method,
        headers: { Authorization: `Bearer ${ada.token}`, 'Content-Type': 'application/json' },
        ...(method === 'POST' ? { body: JSON.stringify({ email: ben.email }) } : {}),
      });
      expect([method, answer.status]).toEqual([method, 403]);
    }
  });

  it('deletes the personal data, keeps the gifts, and sends an email', async () => {
    const before = await harness.sql<{ sum: string }>('select sum(share_pence)::text from gifts');
    const answer = await rpc('close_account', ada.token, { email: ' ADA@example.org ' });
    expect(answer.status).toBe(204);

    expect(await accounts()).not.toContain(ada.email);
    for (const table of ['auth.sessions', 'auth.identities', 'auth.refresh_tokens'])
      expect(
        await harness.sql(`select 1 from ${table} where user_id::text = $1`, [ada.id]),
      ).toEqual([]);
    expect(
      await harness.sql(`select 1 from email_signups where lower(email) = $1`, [ada.email]),
    ).toEqual([]);
    expect(await harness.sql('select 1 from closed_accounts')).toEqual([]);

    expect(await harness.sql('select sum(share_pence)::text from gifts')).toEqual(before);
    expect(await harness.sql(`select donor_id from gifts where brand = 'Pantry Lane'`)).toEqual([
      { donor_id: null },
    ]);

    const mail = harness.backend.mailbox?.mails.find(({ to }) => to === ada.email);
    expect(mail?.subject).toBe('Your Tuppence account is closed');
    expect(mail?.text).toContain('without your name');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/\{\{|undefined/);
  });

  it('ends the session at once, and the password no longer works', async () => {
    expect((await rpc('own_data', ada.token)).status).toBe(401);
    const { error } = await harness
      .client()
      .auth.signInWithPassword({ email: ada.email, password });
    expect(error?.message).toBe('Invalid login credentials');
  });

  it('does not affect others, and hides the kept gifts from them', async () => {
    const { data } = await giftsOf(ben.client);
    expect(data).toMatchObject([{ charity: 'Known to Ben alone' }]);
    expect((await ben.client.rpc('own_data')).data).toMatchObject({ waitlist: [{}], gifts: [{}] });
  });

  it('lets the same address sign up again, without the earlier gifts', async () => {
    const again = await newDonor(harness, ada.email);
    expect((await giftsOf(again.client)).data).toEqual([]);
  });

  it('sends the email at the next start if the process ended before it was sent', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tuppence-closed-'));
    const dataDir = join(folder, 'db');
    const ended = await startBackend({ dataDir });
    await ended.sql(`insert into closed_accounts (email) values ('eve@example.org')`);
    await ended.stop();
    const next = await startBackend({ dataDir });
    expect(next.backend.mailbox?.mails).toMatchObject([{ to: 'eve@example.org' }]);
    expect(await next.sql('select 1 from closed_accounts')).toEqual([]);
    await next.stop();
    rmSync(folder, { recursive: true, force: true });
  });
});
