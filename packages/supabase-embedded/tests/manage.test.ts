import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { machineKeys } from '../src/accounts/keys.ts';
import { takeLock } from '../src/database/lock.ts';
import type { Command } from '../src/operations/command.ts';
import { commands } from '../src/operations/commands.ts';
import { type Harness, newDonor, operate, password, startBackend } from './harness.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tuppence-manage-'));
const dataDir = join(scratch, 'db');
const keysFile = join(scratch, 'keys.json');
const logFile = join(scratch, 'operator.log');
let server: Harness;

beforeAll(async () => {
  vi.stubEnv('TUPPENCE_DATA', dataDir);
  vi.stubEnv('TUPPENCE_KEYS', keysFile);
  server = await startBackend({ dataDir, keys: machineKeys(keysFile) });
  server.backend.announce(server.url);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.sql('delete from email_signups');
  await server.sql(`update limits.rules set per_minute = 30000 where kind = 'signups'`);
});
afterAll(async () => {
  await server.stop();
  vi.unstubAllEnvs();
  rmSync(scratch, { recursive: true, force: true });
});

/** What `npm run manage -- …` prints. */
const manage = async (...words: string[]) => (await operate(['manage', ...words])).said;
const joinList = (email: string) =>
  server
    .client()
    .from('email_signups')
    .insert({ email, metadata: { acceptedTerms: true } });
const audited = () => readFileSync(logFile, 'utf8');
const mailsTo = (email: string) =>
  (server.backend.mailbox?.mails ?? [])
    .filter(({ to }) => to === email)
    .map((mail) => mail.subject);

it('lists its commands, and names those that there are for an unknown one', async () => {
  const help = await manage();
  expect(help).toMatch(/npm run manage -- people find TEXT +lists accounts/);
  expect(help).toMatch(/npm run manage -- sql STATEMENT \[--write\] \[--yes\] +runs one/);
  expect(await manage('people', 'fnid')).toMatch(
    /^There is no command "manage people fnid".\n\n.*people find/s,
  );
  expect(await manage('people')).toMatch(/people find TEXT .*\n.*people delete-demo/s);
  expect(await manage('people')).not.toContain('waitlist find');
  expect(await manage('people', 'find')).toBe('Usage: npm run manage -- people find TEXT');
  expect(await manage('people', 'find', 'x', '--all')).toContain("Unknown option '--all'");
});

it('explains each command, and does nothing else', async () => {
  for (const usage of Object.keys(commands)) {
    const name = /^[a-z:]+( [a-z-]+)*/.exec(usage)?.[0] ?? '';
    const { said, code } = await operate([...name.split(' '), '--help']);
    expect([said.split('\n')[0], code], name).toEqual([
      expect.stringMatching(/^Command +What it does$/),
      0,
    ]);
    expect(said, name).toContain(usage.split(' ').slice(1).join(' '));
  }
  expect(existsSync(logFile)).toBe(false);
});

it('names the folder that is missing, and makes none', async () => {
  await joinList('ada@example.org');
  const missing = join(scratch, 'mistyped');
  const sentence = `There is no folder ${missing}.`;
  const file = join(missing, 'ada.json');
  expect(await manage('people', 'export', 'ada@example.org', file)).toBe(sentence);
  for (const words of [
    ['backup', file],
    ['backup', '--to', missing],
    ['waitlist', 'export', file],
  ])
    expect((await operate(words)).said).toBe(sentence);
  vi.stubEnv('TUPPENCE_DATA', join(missing, 'db'));
  const set = ['limits', 'set', 'signups', '--per-minute', '7', '--yes'];
  expect(await manage(...set)).toBe(`There is no database in ${join(missing, 'db')}.`);
  vi.stubEnv('TUPPENCE_DATA', dataDir);
  expect(existsSync(missing)).toBe(false);
});

it('says that a server which is starting takes no commands yet', async () => {
  const folder = join(scratch, 'starting/db');
  await (await startBackend({ dataDir: folder, keys: machineKeys(keysFile) })).stop();
  const unlock = takeLock(folder);
  vi.stubEnv('TUPPENCE_DATA', folder);
  const starting = `Process ${process.pid} uses ${folder}, but takes no commands yet: a server that is starting, or another command. Try again in a moment.`;
  expect(await manage('people', 'find', 'x')).toBe(starting);
  expect((await operate(['doctor'])).said).toContain(starting);
  vi.stubEnv('TUPPENCE_DATA', dataDir);
  unlock();
});

it('finds, shows, exports and deletes a person while the server runs', async () => {
  const ada = await newDonor(server, 'ada@example.org');
  await joinList('ada@example.org');
  await server.sql(
    `insert into public.gifts (donor_id, given_on, kind, share_pence, charity)
     values ($1, '2026-05-01', 'own_gift', 1234, 'Noah’s Ark'), (null, '2026-05-02', 'own_gift', 100, 'Noah’s Ark')`,
    [ada.id],
  );
  expect(await manage('people', 'find', 'BYRON')).toMatch(/ada@example\.org +Ada +Byron .* 1$/);
  expect(await manage('people', 'show', 'Ada@example.org')).toMatch(/confirmed +20\d\d-/);
  const file = join(scratch, 'ada.json');
  expect(await manage('people', 'export', 'ada@example.org', file)).toContain('personal data');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    account: { email: 'ada@example.org' },
    waitlist: [{ email: 'ada@example.org' }],
    gifts: [{ share_pence: 1234 }],
  });
  expect(await manage('gifts', '--month', '2026-05')).toMatch(
    /2026-05 +Noah’s Ark +2 +13\.34 +13\.34/,
  );

  const question = await manage('people', 'delete', 'ada@example.org');
  expect(question).toMatch(/will be closed.* Nothing was changed: add --yes to go on\.$/);
  expect(await manage('people', 'delete', 'ada@example.org', '--yes')).toMatch(/^Closed/);
  expect((await ada.client.auth.signInWithPassword({ email: ada.email, password })).error).not.toBe(
    null,
  );
  expect(await server.sql('select donor_id from public.gifts')).toEqual([
    { donor_id: null },
    { donor_id: null },
  ]);
  await vi.waitUntil(() => /account is closed/.test(mailsTo('ada@example.org').join()), {
    timeout: 60_000,
  });
  expect(await manage('waitlist', 'find', 'ada')).toContain('Nobody');
  // The log outlives the account, so it has no address.
  expect(audited()).toContain(`manage people delete ${ada.id}`);
  expect(audited()).not.toContain('@');
  expect(statSync(logFile).mode & 0o777).toBe(0o600);
});

it('confirms a person, and sends the email for a new password', async () => {
  await server.client().auth.signUp({ email: 'eve@example.org', password });
  const signIn = () =>
    server.client().auth.signInWithPassword({ email: 'eve@example.org', password });
  expect((await signIn()).error?.message).toBe('Email not confirmed');
  expect(await manage('people', 'confirm', 'eve@example.org', '--yes')).toMatch(/^Confirmed/);
  expect((await signIn()).error).toBe(null);
  await manage('people', 'reset-password', 'eve@example.org', '--yes');
  expect(mailsTo('eve@example.org').join()).toMatch(/Choose a new .*password/);
});

it('deletes from the waitlist in any letter case, and changes a limit at once', async () => {
  await joinList('Bob@example.org');
  expect(await manage('waitlist', 'find', 'bob@')).toContain('Bob@example.org');
  expect(await manage('waitlist', 'delete', 'bob@EXAMPLE.org', '--yes')).toMatch(/^Deleted/);
  expect(await manage('waitlist', 'delete', 'bob@example.org', '--yes')).toContain('is not on');
  const set = ['limits', 'set', 'signups', '--per-minute', '0', '--yes'];
  for (const wrong of ['0', '-1', '1.5', 'many', '100001']) {
    set[3] = `--per-minute=${wrong}`;
    expect(await manage(...set.toSpliced(4, 1))).toBe(
      'Give --per-minute as a whole number from 1 to 100000.',
    );
  }
  for (const wrong of ['soon', '10 apples', '0 minutes'])
    expect(await manage('limits', 'set', 'signups', '--window', wrong, '--yes')).toBe(
      'Give --window as a time: "10 minutes".',
    );
  set.splice(3, 2, '--per-minute', '1');
  expect(await manage(...set)).toMatch(/signups +60 +00:10:00 +1$/);
  // The minute may turn between two of them, but not between all.
  const answers = [];
  for (const name of ['one', 'two', 'three'])
    answers.push((await joinList(`${name}@example.org`)).error?.code);
  expect(answers).toContain('PT429');
  expect(await manage('limits', 'set', 'nothing', '--per-minute', '2', '--yes')).toContain(
    'no limit',
  );
});

it('exports what the waitlist has of a person without an account, and says how to erase it', async () => {
  await joinList('Only@example.org');
  const file = join(scratch, 'only.json');
  const asked = ['people', 'export', ' only@EXAMPLE.org', file];
  expect(await manage(...asked)).toContain('personal data');
  const exported = JSON.parse(readFileSync(file, 'utf8'));
  expect(exported).toMatchObject({ waitlist: [{ email: 'Only@example.org' }] });
  expect(exported.waitlist[0]).not.toHaveProperty('id');
  expect(audited()).toMatch(/manage people export [\da-f-]{36}"\}\n$/);
  expect(await manage('people', 'delete', 'only@example.org', '--yes')).toBe(
    'There is no account of only@example.org. For the waitlist: npm run manage -- waitlist delete only@example.org',
  );
  await manage('waitlist', 'delete', 'only@example.org', '--yes');
  expect(await manage(...asked, '--replace')).toMatch(
    /^There is no account of .*, and no signup\.$/,
  );
  expect(await manage('people', 'delete', 'only@example.org')).toMatch(/org\.$/);
});

it.each(['2026-13', 'nov', '2026-1', '2026-00'])('refuses the month %s', async (month) => {
  expect(await manage('gifts', '--month', month)).toBe('Give --month as YYYY-MM: 2026-11.');
});

it('reads with SQL, and writes only if it is told to', async () => {
  await joinList('one@example.org');
  expect(await manage('sql', 'select 1 + 1 as sum')).toBe('sum\n2');
  const remove = `delete from public.email_signups where email = 'one@example.org'`;
  expect(await manage('sql', remove)).toContain('read-only transaction');
  expect(await manage('sql', 'select 1; commit; select 2')).toContain('multiple commands');
  expect(await manage('sql', remove, '--write')).toContain('add --yes');
  expect(await manage('sql', remove, '--write', '--yes')).toBe('Done. Rows changed: 1.');
  expect(await manage('sql', remove, '--write', '--yes')).toBe('Done: no rows.');
  expect(await manage('waitlist', 'find', 'one@')).toContain('Nobody');
  expect(audited()).toContain("where email = 'ADDRESS'");
});

it('shows the emails that wait, and makes them due', async () => {
  await server.sql(
    `insert into embedded.outbox (message, attempts, next_attempt_at)
     values ('{"to":"x@example.org","subject":"Hello","text":""}', 5, now() + interval '15 minutes')`,
  );
  const queue = await manage('mail', 'queue');
  expect(queue).toMatch(/^id +about +state +attempts +age +next_try_in\n/);
  expect(queue).toMatch(/Hello +waiting +5 +00:00:\d\d +00:1/);
  expect(await manage('mail', 'send-again', '999', '--yes')).toBe('No such email waits.');
  const [inDoubt] = await server.sql<{ id: string; state: string }>(
    `with joined as (
       insert into email_signups (email, metadata) values ('doubt@example.org', '{"acceptedTerms": true}')
       returning id
     )
     insert into waitlist.mails (signup_id, kind, state, created_at, changed_at)
       select id, 'invite', 'sending', now() - interval '9 days', now() - interval '16 minutes'
       from joined returning id, state`,
  );
  const [refused] = await server.sql<{ id: string; state: string }>(
    `insert into waitlist.mails (signup_id, kind, state, created_at)
       select id, 'confirm', 'refused', now() - interval '10 days' from email_signups returning id, state`,
  );
  expect(await manage('mail', 'queue'), 'the oldest first').toMatch(
    /confirm +refused .* 10 days.*\n.*invite +sending .* 9 days.*\n.*Hello/,
  );
  expect(await manage('mail', 'send-again', '--yes')).toContain('1 emails are due');
  await vi.waitUntil(() => mailsTo('x@example.org').join() === 'Hello', { timeout: 60_000 });
  const invitations = 'select id, state from waitlist.mails';
  expect(await server.sql(`${invitations} order by state desc`), 'it may have arrived').toEqual([
    inDoubt,
    refused,
  ]);
  await server.sql('delete from waitlist.mails where id = $1', [refused?.id]);
  await server.sql(`update waitlist.mails set store_url = 'https://apps.apple.com/gb/app/x/id1'`);
  await manage('mail', 'send-again', inDoubt?.id ?? '', '--yes');
  expect(await server.sql(invitations)).not.toEqual([inDoubt]);
});

it('replaces the keys and ends all sessions', async () => {
  const zoe = await newDonor(server, 'zoe@example.org');
  const before = machineKeys(keysFile);
  expect(await manage('keys', 'show')).toContain(`0 days old. Public key: ${before.publishable}`);
  expect(await manage('keys', 'rotate', '--yes')).toMatch(
    /^Replaced the keys.*build.*restart.* at once/s,
  );
  expect((await zoe.client.auth.refreshSession()).error).not.toBe(null);
  const after = machineKeys(keysFile);
  for (const name of ['publishable', 'secret', 'jwtSecret'] as const)
    expect(after[name]).not.toBe(before[name]);
});

it('prepares the log before it changes something', async () => {
  const folder = join(scratch, 'absent');
  vi.stubEnv('TUPPENCE_DATA', join(folder, 'db'));
  vi.stubEnv('DATABASE_URL', 'postgres://postgres@127.0.0.1/x');
  let isPrepared = false;
  const change: Command = {
    says: '',
    run: async ({ confirm, audit }) => {
      await confirm('');
      isPrepared = existsSync(join(folder, 'operator.log'));
      audit('id');
      return '';
    },
  };
  await operate(['change', '--yes'], {}, { 'change [--yes]': change });
  vi.stubEnv('TUPPENCE_DATA', dataDir);
  vi.stubEnv('DATABASE_URL', '');
  expect(isPrepared).toBe(true);
  expect(readFileSync(join(folder, 'operator.log'), 'utf8')).toContain('change id');
});

it('works on a folder without a server', async () => {
  await server.stop();
  expect(await manage('waitlist', 'find', 'example')).toContain('Nobody');
  expect(await manage('people', 'find', 'zoe')).toContain('zoe@example.org');
  expect(await manage('people', 'reset-password', 'zoe@example.org', '--yes')).toContain(
    'Start the server first',
  );
  server = await startBackend({ dataDir, keys: machineKeys(keysFile) });
});
