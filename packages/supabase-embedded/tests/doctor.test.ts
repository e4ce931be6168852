import { chmodSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { machineKeys } from '../src/accounts/keys.ts';
import { cutSettings } from '../src/server/environment.ts';
import { type RunningServer, startServer } from '../src/server/server.ts';
import { operate, project } from './harness.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tuppence-doctor-'));
const keysFile = join(scratch, 'keys.json');
const published = {
  origin: 'https://www.example.org',
  hasOwnOrigin: true,
  opensDemoGates: false,
  publishableKey: 'x',
  sampleClaims: 0,
  placeholders: [] as string[],
};
let server: RunningServer;
const start = (options: { production?: boolean }) =>
  startServer({
    ...options,
    project,
    site: join(scratch, 'site'),
    port: 0,
    dataDir: join(scratch, 'db'),
    keys: machineKeys(keysFile),
    log: { info: () => undefined, error: () => undefined },
  });

beforeAll(async () => {
  const variables = {
    TUPPENCE_DATA: join(scratch, 'db'),
    TUPPENCE_KEYS: keysFile,
    TUPPENCE_MODE: 'production',
    VITE_SITE_ORIGIN: 'https://www.example.org',
    SMTP_HOST: '127.0.0.1',
    SMTP_USER: 'site',
    SMTP_PASS: 'pass',
    SMTP_FROM: 'Site <site@example.org>',
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  writeFileSync(join(scratch, 'site'), '');
  server = await start({});
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
  rmSync(scratch, { recursive: true, force: true });
});

const run = (words: string[], site: Partial<typeof published> = {}, settings = '') =>
  operate(words, { settings, published: { ...published, ...site } });

it('names what stops a launch and what must be mended, and fails', async () => {
  chmodSync(keysFile, 0o644);
  const site = { opensDemoGates: true, sampleClaims: 3, placeholders: ['VITE_SUPPORT_EMAIL'] };
  const { said, code } = await run(
    ['doctor'],
    { ...site, origin: 'https://old.example.org' },
    'SMTP_PASS=ab#cd',
  );
  expect(code).toBe(1);
  expect(said).toMatch(
    /^stop +TUPPENCE_MODE=production needs .*DIGEST.* around the value of SMTP_PASS/m,
  );
  expect(said).toMatch(/^stop +The demo donor can sign in/m);
  for (const line of [
    'The pages are for https://old.example.org, but VITE_SITE_ORIGIN is https://www.example.org',
    'The pages show placeholders: set VITE_SUPPORT_EMAIL',
    '3 claims of the pages are samples',
    '202 charities are invented',
    'There is no backup in ',
    'Others can read ',
  ])
    expect(said).toContain(`mend  ${line}`);
  expect(said).toContain('look  SPF, DKIM and DMARC records of example.org are not checked.');
});

it('finds nothing to mend after that, but an old backup and a mail server that does not answer', async () => {
  chmodSync(keysFile, 0o600);
  await run(['manage', 'people', 'delete-demo', '--yes']);
  const made = /to (\S+tar\.gz)/.exec((await run(['backup'])).said)?.[1] ?? '';
  const { said, code } = await run(['doctor']);
  expect(said).not.toMatch(/^(stop|mend)/m);
  expect(said).toMatch(/^good +The server says: \{"status":"ok"/m);
  expect(code).toBe(0);

  const free = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => free.once('listening', resolve));
  vi.stubEnv('SMTP_PORT', String((free.address() as { port: number }).port));
  await new Promise((resolve) => free.close(resolve));
  const folder = dirname(made);
  const time = Date.now() / 1000 - 48 * 3600;
  for (const name of ['before-upgrade-2026-11-28-1.tar.gz', '.monday.tar.gz.draft', 'mine.tar.gz'])
    writeFileSync(join(folder, name), '');
  for (const name of readdirSync(folder).filter((one) => /^(\w+day|week)/.test(one)))
    utimesSync(join(folder, name), time, time);
  const later = await run(['doctor', '--mail-to', 'me@example.org']);
  expect(later.said).toMatch(/^mend +The last backup is 48 hours old/m);
  expect(later.said).toMatch(/^mend +The mail server did not take the email: .*ECONNREFUSED/m);
});

it('a server that gave an email up, or whose mail server takes none, must be mended', async () => {
  // Of the test before: nothing listens at that port.
  expect(process.env.SMTP_PORT).toBeTruthy();
  const health = async () => (await fetch(`${server.url}/health`)).text();
  const restart = async () => {
    await server.close();
    server = await start({ production: true });
  };
  const queueMail = (age: string) =>
    run([
      ...['manage', 'sql', '--write', '--yes'],
      `insert into embedded.outbox (message, created_at)
       values ('{"to":"x@example.org","subject":"","text":""}', now() - interval '${age}')`,
    ]);
  await restart();
  await queueMail('2 days');
  await vi.waitUntil(async () => (await health()).includes('"mailsGivenUp":1'), 60_000);
  const given = await run(['doctor']);
  expect(given.said).toMatch(/^mend +The server says: .*"mailsGivenUp":1,"mailFailure":null/m);
  expect(given.code).toBe(1);
  await restart();
  await queueMail('0 days');
  await vi.waitUntil(async () => (await health()).includes('takes no emails'), 60_000);
  expect((await run(['doctor'])).said).toMatch(
    /^mend +The server says: .*takes no emails.*"mailsGivenUp":0/m,
  );
});

it.each([
  ['SMTP_PASS=ab#cd', ['SMTP_PASS']],
  ['export SMTP_PASS = #abc', ['SMTP_PASS']],
  ['SMTP_PASS=ab #cd', ['SMTP_PASS']],
  ['SMTP_PASS="ab#cd"', []],
  ["SMTP_PASS='ab#cd'", []],
  ['SMTP_PASS=abcd # the account', []],
  ['#SMTP_PASS=ab#cd', []],
])('%s', (line, names) => {
  expect(cutSettings(`A=1\n${line}\nB=2`)).toEqual(names);
});
