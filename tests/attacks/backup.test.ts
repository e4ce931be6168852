import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { machineKeys } from '@tuppence/supabase-embedded/keys';
import { beforeAll, expect, test } from 'vitest';
import { signUp, startServerProcess } from '../browser/server-process.ts';
import { run as runCommand, scratchFolder, smallSite, writeSite } from './small-site.ts';

const scratch = scratchFolder('backup');
const inScratch = (name: string) => path.join(scratch, name);
const keys = inScratch('keys.json');
const backupFile = inScratch('running.tar.gz');
const environment = (folder: string) => ({
  TUPPENCE_DATA: inScratch(folder),
  TUPPENCE_KEYS: keys,
});
const start = (folder: string) => startServerProcess(inScratch('site'), environment(folder));
const run = (command: string, folder: string, ...parameters: string[]) =>
  runCommand(command, environment(folder), ...parameters);
const join = (url: string, email: string) => signUp(url, email, keys);

// Opening a database is slow on a busy machine.
const slowTimeout = { timeout: 180_000 };

beforeAll(() => writeSite(inScratch('site'), smallSite));

test('a backup is taken while the server continues to answer', slowTimeout, async () => {
  const server = await start('db');
  expect(await join(server.url, 'early@example.org')).toBe(201);
  expect(await run('backup', 'db', backupFile)).toContain(`to ${backupFile} (`);
  expect(statSync(backupFile).mode & 0o777).toBe(0o600);
  expect(await server.stillAnswers(), 'the same process still answers').toBe(true);

  const before = readFileSync(backupFile);
  await expect(run('backup', 'db', backupFile)).rejects.toThrow('already exists');
  expect(readFileSync(backupFile).equals(before)).toBe(true);
  await run('backup', 'db', backupFile, '--replace');

  expect(statSync(inScratch('db/tuppence.socket')).mode & 0o777).toBe(0o600);
  expect(await server.stillAnswers(), 'the same process still answers').toBe(true);
  await server.stop();
});

test('a stopped server is backed up, and a failed backup leaves no file', slowTimeout, async () => {
  await run('backup', 'db', inScratch('stopped.tar.gz'));
  await expect(run('backup', 'none', inScratch('none.tar.gz'))).rejects.toThrow(
    `There is no database in ${inScratch('none')}.`,
  );
  await expect(run('backup', 'db', inScratch('no/such/folder'))).rejects.toThrow(
    `There is no folder ${inScratch('no/such')}.`,
  );
  expect(readdirSync(scratch).sort()).toEqual([
    'db',
    'keys.json',
    'running.tar.gz',
    'site',
    'stopped.tar.gz',
  ]);
});

test('a backup is restored only into a missing or empty folder', slowTimeout, async () => {
  mkdirSync(inScratch('empty'));
  for (const name of ['absent', 'empty'])
    expect(await run('restore', name, backupFile)).toContain('107 gifts, 1 signups');
  const server = await start('absent');
  expect(await join(server.url, 'early@example.org')).toBe(409);
  await expect(run('restore', 'absent', backupFile)).rejects.toThrow('was not changed');
  expect(await server.stillAnswers(), 'the same process still answers').toBe(true);
  await server.stop();

  mkdirSync(inScratch('foreign'));
  writeFileSync(inScratch('foreign/holiday.jpg'), 'x');
  await expect(run('restore', 'foreign', backupFile)).rejects.toThrow('Nothing was changed');
  expect(readdirSync(inScratch('foreign'))).toEqual(['holiday.jpg']);
});

test('restoring a broken backup leaves nothing behind', slowTimeout, async () => {
  const whole = readFileSync(backupFile);
  const files = {
    cut: whole.subarray(0, whole.length / 2),
    text: Buffer.from('no backup at all'),
    foreign: gzipSync('no tar file at all'),
    nothing: gzipSync(''),
  };
  for (const [name, content] of Object.entries(files)) {
    const file = inScratch(`${name}.tar.gz`);
    writeFileSync(file, content);
    await expect(run('restore', 'target', file)).rejects.toThrow(`${name}.tar.gz`);
    expect(readdirSync(scratch)).not.toContain('target');
  }
});

test(
  'the waitlist is exported while the server runs, with formulas as text',
  slowTimeout,
  async () => {
    const server = await start('listed');
    const headings = 'created_at,email,type,metadata,confirmed_at,invited_at';
    const none = inScratch('none.csv');
    expect(await run('waitlist', 'listed', 'export', none)).toMatch(/^0 rows are in /);
    expect(readFileSync(none, 'utf8')).toBe(`${headings}\r\n`);
    for (const email of ['=cmd@example.org', '+1@example.org', '-1@example.org'])
      expect(await join(server.url, email)).toBe(201);
    const file = inScratch('rows.csv');
    expect(await run('waitlist', 'listed', 'status')).toMatch(
      /^Day {9}Signups\n(\d{4}-\d\d-\d\d {2}\d\n)+In all {6}3\n/,
    );
    expect(await run('waitlist', 'listed', 'export', file)).toMatch(/^3 rows are in /);
    const rows = readFileSync(file, 'utf8').split('\r\n');
    expect(rows[0]).toBe(headings);
    expect(rows.slice(1, -1).map((row) => /Z,([^,]*),/.exec(row)?.[1])).toEqual([
      "'=cmd@example.org",
      "'+1@example.org",
      "'-1@example.org",
    ]);
    expect(rows[1]).toContain(',"{""acceptedTerms"": true');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await server.stillAnswers(), 'the same process still answers').toBe(true);
    await server.stop();
  },
);

test(
  'from signup to invitation, read in the mailbox, while the server runs',
  slowTimeout,
  async () => {
    const server = await start('invited');
    const mailsTo = async (email: string) => {
      const answer = await fetch(`${server.url}/_mailbox.json?to=${email}`);
      return (await answer.json()) as { subject: string; text: string; link: string }[];
    };
    for (const email of ['ada@example.org', 'ben@example.org', 'cem@example.org'])
      expect(await join(server.url, email)).toBe(201);
    await expect.poll(() => mailsTo('ben@example.org'), slowTimeout).toHaveLength(1);
    const [mail] = await mailsTo('ben@example.org');
    const token = /token_hash=([\w-]+)/.exec(mail?.link ?? '')?.[1];
    const confirmed = await fetch(`${server.url}/rest/v1/rpc/confirm_signup`, {
      method: 'POST',
      headers: { apikey: machineKeys(keys).publishable, 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect(await confirmed.json()).toMatchObject({ place: 2, friends: 0 });

    const invite = (...options: string[]) => run('waitlist', 'invited', 'invite', ...options);
    expect(await invite('--limit', '9', '--dry-run')).toBe('Dry run: 3 would be invited.\n');
    expect(await invite('--limit', '9', '--confirmed-only')).toMatch(
      /^Emails\nSent {5}1\nRefused {2}0\nLeft {5}0\n$/,
    );
    expect((await mailsTo('ben@example.org')).map(({ subject }) => subject)).toEqual([
      'It’s your turn',
      'Confirm that it’s you',
    ]);
    expect(await invite('--limit', '1')).toMatch(/\nSent {5}1\n/);
    expect((await mailsTo('ada@example.org'))[0]?.text).toContain('https://apps.apple.com/gb/');
    expect((await mailsTo('cem@example.org')).map(({ subject }) => subject)).toEqual([
      'Confirm that it’s you',
    ]);
    expect(await run('waitlist', 'invited', 'status')).toMatch(/\ninvited +2\n/);
    await expect(invite()).rejects.toThrow('Usage: npm run waitlist -- invite --limit NUMBER');
    await server.stop();
  },
);
