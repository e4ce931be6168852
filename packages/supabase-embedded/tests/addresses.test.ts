import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailboxOf } from '../src/accounts/addresses.ts';
import { type Harness, newDonor, password, startBackend } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startBackend({ limits: { mailPauseMs: 1 } });
});
afterAll(() => harness.stop());

const join = async (email: string) => {
  const row = { email, metadata: { acceptedTerms: true, ref: 'STANNES' } };
  return (await harness.client().from('email_signups').insert(row)).status;
};
const onList = async () =>
  (await harness.sql<{ email: string }>('select email from email_signups')).map(
    ({ email }) => email,
  );

describe('one rule says which addresses are the same', () => {
  it.each([
    'İLKER@example.org',
    'ılker@example.org',
    'ｉlker@example.org',
    'i\u0307lker@example.org',
  ])(
    '%s is refused everywhere, because letters outside A to Z have more than one case',
    async (email) => {
      expect(await join(email)).toBe(400);
      const { error } = await harness.client().auth.signUp({ email, password });
      expect(error?.message).toBe('Unable to validate email address: invalid format');
    },
  );

  it('a donor sees and deletes their own rows of the waitlist only', async () => {
    // Rows that were stored before the rule, and that lower() takes for the donor's in some locales.
    for (const rule of ['ascii', 'one_mailbox'])
      await harness.sql(`alter table email_signups drop constraint email_signups_email_${rule}`);
    await harness.sql(
      `insert into email_signups (email, metadata)
       values ('İLKER@example.org', '{"acceptedTerms": true}'), ('IlKER@example.org', '{"acceptedTerms": true}')`,
    );
    const { client } = await newDonor(harness, 'ilker@example.org');
    const { data } = await client.rpc('own_data');
    expect(data).toMatchObject({ waitlist: [{ email: 'IlKER@example.org' }] });
    expect((await client.rpc('close_account', { email: 'ILKER@EXAMPLE.ORG' })).error).toBe(null);
    expect(await onList()).toEqual(['İLKER@example.org']);
    expect(await join('ilker@example.org')).toBe(201);
  });

  it.each([
    ['gil', '\u200egil@example.org', 'gil@example.org\u200b'],
    ['hal', '\u202ahal@example.org\u202c', 'mailto:hal@example.org?subject=Hello'],
    ['ida', 'Ida <ida@example.org>', ' (ida@example.org). '],
    ['jo', '"Ito, Jo" <jo@example.org>', 'jo@example.org\u202e'],
  ])('%s’s address is found in a paste', async (name, one, other) => {
    expect([await join(one), await join(other)]).toEqual([201, 409]);
    expect(await onList()).toContain(`${name}@example.org`);
    const { error } = await harness.client().auth.signUp({ email: one, password });
    expect(error).toBe(null);
    expect(harness.backend.mailbox?.mails[0]?.to).toBe(`${name}@example.org`);
  });

  it.each([
    ['ada@bücher.example', 'ADA@xn--bcher-kva.example'],
    ['bea@XN--BCHER-KVA.example', 'bea@BÜCHER.example'],
    ['cat@例え.example', 'cat@xn--r8jz45g.example'],
    ['dan@straße.example', 'dan@xn--strae-oqa.example'],
    ['eve@ｅxample.org', 'Eve@example.org'],
    ['flo@例え。example', 'flo@XN--R8JZ45G.example'],
  ])('%s and %s are one, on the waitlist and for accounts', async (one, other) => {
    expect([await join(one), await join(other)]).toEqual([201, 409]);
    await harness.client().auth.signUp({ email: one, password });
    const again = await harness.client().auth.signUp({ email: other, password });
    expect(again.error).toBe(null);
    const name = one.slice(0, 3);
    const rows = await harness.sql(`select email from auth.users where email like '${name}@%'`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.email).toMatch(/^[a-z]+@[\x21-\x7e]+$/);
  });
});

it.each([
  'fay@example.org/1',
  'fay@example.org?1',
  'fay@example.org#1',
  'fay@example.org\\1',
  'fay@exam\tple.org',
  'fay@example.org\n',
  'fay@%65xample.org',
  'fay@bücher.example/1',
  'fay@exa\u00admple.org',
  'fay@[::1].example',
])('%j is not taken for another address', async (email) => {
  const status = await join(email);
  const { error } = await harness.client().auth.signUp({ email, password });
  expect(error?.message).toBe('Unable to validate email address: invalid format');
  const stored = (await onList()).filter((one) => one.startsWith('fay@'));
  expect(stored).toEqual(status === 201 ? [email] : []);
  await harness.sql(`delete from email_signups where email like 'fay@%'`);
});

it.each(['gus@1.2', 'gus@0x7f.1'])('%s stays as it was typed', async (email) => {
  expect(await join(email)).toBe(201);
  expect(await onList()).toContain(email);
});

it.each([
  ['victim+1@example.org', 'victim@example.org'],
  ['v.i.c.tim@example.org', 'v.i.c.tim@example.org'],
  ['Vic.tim+a+b@gmail.com', 'victim@gmail.com'],
  ['victim@googlemail.com', 'victim@gmail.com'],
  ['vic.tim-a@yahoo.co.uk', 'vic.tim@yahoo.co.uk'],
  ['+@example.org', '@example.org'],
])('emails to %s count for the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
