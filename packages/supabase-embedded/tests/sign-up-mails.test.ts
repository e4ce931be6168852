import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StoredLimiters } from '../src/limits/limit-store.ts';
import { accountLimits } from '../src/limits/limits.ts';
import { writeMail } from '../src/mail/mail.ts';
import { type Harness, newDonor, password, project, startBackend, tokenHashOf } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startBackend({ limits: { mailPauseMs: 1, signInsAndSignUps: 1000 } });
});
afterAll(() => harness.stop());

const post = async (to: Harness, path: string, body: object, address: string) => {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
  return (await to.call(path, { method: 'POST', body: JSON.stringify(body), headers })).status;
};
const signUp = (to: Harness, email: string, address = '198.51.100.1') =>
  post(to, '/auth/v1/signup', { email, password }, address);
const recover = (to: Harness, email: string, address: string) =>
  post(to, '/auth/v1/recover', { email }, address);
const subjects = (to: Harness, email: string) =>
  to.backend.mailbox?.mails.filter((mail) => mail.to === email).map(({ subject }) => subject);

it('a sign-up with a confirmed address sends an email that says the account exists', async () => {
  await newDonor(harness, 'known@example.org');
  expect(await signUp(harness, 'known@example.org')).toBe(200);
  const [mail] = harness.backend.mailbox?.mails ?? [];
  expect([mail?.to, mail?.subject]).toEqual([
    'known@example.org',
    'You already have a Tuppence account',
  ]);
  expect(mail?.text).toContain(`${harness.url}/auth?step=forgotten`);
  expect(mail?.html).toContain('You already have an account: sign in, or set a new password.');
});

it('the links in both parts of an email lead to the address that the visitor used', async () => {
  const used = harness.url.replace('localhost', '127.0.0.1');
  await newDonor(harness, 'known.here@example.org');
  for (const email of ['known.here@example.org', 'new.here@example.org']) {
    const headers = {
      apikey: harness.backend.keys.publishable,
      'Content-Type': 'application/json',
    };
    const body = JSON.stringify({ email, password });
    await fetch(`${used}/auth/v1/signup`, { method: 'POST', headers, body });
    const mail = harness.backend.mailbox?.mails.find(({ to }) => to === email);
    for (const part of [mail?.text, mail?.html])
      expect(new Set(part?.match(/https?:\/\/[^/\s"'<]+/g))).toEqual(new Set([used]));
  }
});

it.each([
  'account-closed',
  'account-exists',
  'confirmation',
  'password-changed',
  'recovery',
] as const)('the email %s shows a name and an address with an ampersand', (name) => {
  const templates = join(project, 'templates');
  const draft = { name, to: 'a&b@example.org', token: 'x' };
  const mail = writeMail(templates, draft, 'https://www.example.org', 'Penny & Co');
  expect(mail.subject + mail.text).not.toContain('&#');
  expect(mail.text).toContain('Penny & Co');
  expect(mail.html).toMatch(/Penny &#38; Co/);
  expect(mail.html).not.toMatch(/&(?!#?\w+;)/);
});

it('another sign-up with an unconfirmed address sends another link', async () => {
  await signUp(harness, 'waiting@example.org');
  await signUp(harness, 'waiting@example.org');
  expect(subjects(harness, 'waiting@example.org')).toEqual(
    Array(2).fill('Confirm your Tuppence account'),
  );
});

it('if two people sign up with one address, only the one who opens the link can set the password', async () => {
  const email = 'contested@example.org';
  const attempt = (word: string) =>
    post(harness, '/auth/v1/signup', { email, password: word }, '198.51.100.1');
  const signIn = (word: string) =>
    post(harness, '/auth/v1/token?grant_type=password', { email, password: word }, '192.0.2.8');
  expect([await attempt('a stranger’s password'), await attempt(password)]).toEqual([200, 200]);
  const link = harness.backend.mailbox?.mails.find(({ to }) => to === email)?.link ?? '';
  const client = harness.client();
  await client.auth.verifyOtp({ type: 'signup', token_hash: tokenHashOf(link) });
  expect([await signIn('a stranger’s password'), await signIn(password)]).toEqual([400, 400]);
  await client.auth.updateUser({ password });
  expect([await signIn('a stranger’s password'), await signIn(password)]).toEqual([400, 200]);
});

it.each([
  ['later', 'twice@example.org'],
  ['at the same time', 'double@example.org'],
])('a second sign-up %s with the same password keeps the password', async (when, email) => {
  const first = signUp(harness, email);
  if (when === 'later') await first;
  expect([await signUp(harness, email), await first]).toEqual([200, 200]);
  const link = harness.backend.mailbox?.mails.find(({ to }) => to === email)?.link ?? '';
  await harness.client().auth.verifyOtp({ type: 'signup', token_hash: tokenHashOf(link) });
  expect(
    await post(harness, '/auth/v1/token?grant_type=password', { email, password }, '192.0.2.8'),
  ).toBe(200);
});

it('a request for an email takes the minimum time, even without an account', async () => {
  const start = performance.now();
  expect(await recover(harness, 'stranger@example.org', '198.51.100.9')).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(140);
});

const limitsInMemory = () => {
  const stored = ((keyPrefix: string, points: number, duration: number) =>
    new RateLimiterMemory({ keyPrefix, points, duration })) as unknown as StoredLimiters;
  const limits = {
    signInsAndSignUps: 100,
    verifications: 1,
    refreshes: 1,
    mailPauseMs: 60_000,
    mailsPerHour: 100,
  };
  return accountLimits(limits, stored);
};

it('an account allows ten guesses of its password from one address, and fifty from all', async () => {
  const limits = limitsInMemory();
  const taken = [0, 0, 0, 0, 0, 0];
  for (let guess = 0; guess < 12 * taken.length; guess += 1) {
    const at = Math.floor(guess / 12);
    if (!(await limits.signIn(`192.0.2.${at}`, 'guessed@example.org')))
      taken[at] = (taken[at] ?? 0) + 1;
  }
  expect(taken).toEqual([10, 10, 10, 10, 10, 0]);
});

it('sign-ups during the pause send no email, and do not use up the limit on emails', async () => {
  const limits = limitsInMemory();
  const answers: unknown[] = [];
  for (let index = 0; index < 8; index += 1)
    answers.push(await limits.signUp('198.51.100.1', 'quiet@example.org'));
  expect(answers).toEqual([
    { refused: null, mails: true },
    ...Array(7).fill({ refused: null, mails: false }),
  ]);
});

it.each([1, 60_000])(
  'one mailbox gets at most four emails of one kind an hour, whatever tag is added, with a pause of %s ms',
  async (mailPauseMs) => {
    const folder = mkdtempSync(join(tmpdir(), 'tuppence-mails-'));
    const limits = { mailPauseMs, signInsAndSignUps: 1000 };
    const here = await startBackend({ dataDir: join(folder, 'db'), limits });
    const statuses: number[] = [];
    for (let index = 0; index < 8; index += 1) {
      const email = `Vic.tim+${index}@example.org`;
      // Once more, because what is refused must not count as sent.
      for (const address of [`198.51.100.${index}`, `203.0.113.${index}`])
        statuses.push(await signUp(here, email, address));
      statuses.push(await post(here, '/auth/v1/resend', { email, type: 'signup' }, '192.0.2.1'));
    }
    expect(statuses.slice(-12)).toEqual(Array(12).fill(429));
    expect(here.backend.mailbox?.mails).toHaveLength(4);
    expect(await signUp(here, 'somebody.else@example.org')).toBe(200);
    await here.stop();
    rmSync(folder, { recursive: true, force: true });
  },
);

it('all mailboxes together get at most the number of config.toml, also after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuppence-mails-'));
  const options = { dataDir: join(folder, 'db'), limits: { mailPauseMs: 1, mailsPerHour: 6 } };
  const all: number[] = [];
  for (const run of [1, 2]) {
    const few = await startBackend(options);
    for (let index = 0; index < 5; index += 1)
      all.push(await signUp(few, `person${run}${index}@example.org`, `203.0.113.${index}`));
    await few.stop();
  }
  expect(all).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429, 429]);
  rmSync(folder, { recursive: true, force: true });
});

it('one network address can cause at most sixty emails an hour', async () => {
  const limits = limitsInMemory();
  const refusals: unknown[] = [];
  for (let index = 0; index < 70; index += 1)
    refusals.push((await limits.signUp('198.51.100.1', `person${index}@example.org`)).refused);
  expect(refusals.filter((refused) => refused === null)).toHaveLength(60);
  expect((await limits.signUp('198.51.100.2', 'person@example.org')).refused).toBe(null);
});

it('sign-ups with a donor’s email address do not use up the donor’s password resets', async () => {
  await newDonor(harness, 'target@example.org');
  for (let index = 0; index < 8; index += 1) await signUp(harness, 'target@example.org');
  expect(await recover(harness, 'target@example.org', '192.0.2.5')).toBe(200);
});

it('strangers who request many password resets do not stop a donor at a familiar network address', async () => {
  const email = 'asked@example.org';
  await newDonor(harness, email);
  expect(
    await post(harness, '/auth/v1/token?grant_type=password', { email, password }, '192.0.2.9'),
  ).toBe(200);
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1)
    statuses.push(await recover(harness, email, `198.51.100.${index}`));
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  expect(await recover(harness, email, '192.0.2.9')).toBe(200);
});

it('a sign-in from a familiar network address gives strangers no extra guesses', async () => {
  const email = 'guessed@example.org';
  await newDonor(harness, email);
  const signIn = (secret: string, address: string) =>
    post(harness, '/auth/v1/token?grant_type=password', { email, password: secret }, address);
  await signIn(password, '192.0.2.10');
  await harness.sql(`delete from embedded.account_limits where key like 'anywhere:%'`);
  await signIn('wrong guess', '198.51.100.77');
  await signIn(password, '192.0.2.10');
  const [row] = await harness.sql<{ points: number }>(
    `select points from embedded.account_limits where key like 'anywhere:%'`,
  );
  expect(row?.points).toBe(1);
});
