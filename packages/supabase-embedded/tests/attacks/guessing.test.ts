import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  giftsOf,
  type Harness,
  newDonor,
  password,
  startBackend,
  tokenHashOf,
} from '../harness.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tuppence-guessing-'));
let harness: Harness;
beforeAll(async () => {
  harness = await startBackend({ limits: { mailPauseMs: 100 } });
});
afterAll(async () => {
  await harness.stop();
  rmSync(scratch, { recursive: true, force: true });
});

const post = (path: string, body: object, address: string) =>
  harness.call(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
  });
const signIn = (email: string, secret: string, address: string) =>
  post('/auth/v1/token?grant_type=password', { email, password: secret }, address);
const statuses = async (count: number, call: (index: number) => Promise<Response>) =>
  Promise.all(Array.from({ length: count }, async (_, index) => (await call(index)).status));
const count = (all: number[], status: number) => all.filter((one) => one === status).length;

describe('guessing the password of one account', () => {
  const email = 'victim@example.org';
  beforeAll(async () => {
    await newDonor(harness, email);
  });

  it('from one address is limited to ten tries, even simultaneous ones', async () => {
    expect(count(await statuses(30, () => signIn(email, 'a guess', '203.0.113.1')), 400)).toBe(10);
    const refused = await signIn(email, 'a guess', '203.0.113.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
    expect(await refused.json()).toMatchObject({
      error_code: 'over_request_rate_limit',
      msg: 'Too many attempts. Try again in 15 minutes.',
    });
  });

  it('does not affect other accounts, or the donor at another address', async () => {
    expect((await signIn(email, password, '203.0.113.2')).status).toBe(200);
    const { email: other } = await newDonor(harness, 'stranger@example.org');
    expect((await signIn(other, password, '203.0.113.1')).status).toBe(200);
  });

  it('from many addresses is limited to fifty tries, and the donor can still sign in from a known address', async () => {
    const all = await statuses(60, (index) => signIn(email, 'a guess', `198.51.100.${index}`));
    expect(count(all, 400)).toBeLessThanOrEqual(50);
    expect(count(all, 429)).toBeGreaterThanOrEqual(10);
    expect((await signIn(email, password, '203.0.113.2')).status).toBe(200);
  });

  it('is not helped by a forged X-Forwarded-For in front of the proxy’s entry', async () => {
    const all = await statuses(15, (index) =>
      signIn('other@example.org', 'x y z', `192.0.2.${index}, 203.0.113.3`),
    );
    expect(count(all, 400)).toBe(10);
  });
});

it('one address can try a limited number of accounts, then has to wait', async () => {
  const strict = await startBackend({
    // In a folder of its own, because databases in memory are shared within a process.
    dataDir: join(scratch, 'strict'),
    limits: { signInsAndSignUps: 5 },
  });
  const all = await statuses(9, (index) =>
    strict.call('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify({ email: `a${index}@example.org`, password: 'x y z' }),
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.4' },
    }),
  );
  expect([count(all, 400), count(all, 429)]).toEqual([5, 4]);
  await strict.stop();
});

it('a sign-in takes as long with an unknown email address as with a wrong password', async () => {
  await newDonor(harness, 'timed@example.org');
  const median = async (email: string, network: string) => {
    const times: number[] = [];
    for (let index = 0; index < 9; index += 1) {
      const start = performance.now();
      await signIn(email, 'a guess', `${network}.${index}`);
      times.push(performance.now() - start);
    }
    return times.sort((one, other) => one - other)[4] ?? 0;
  };
  const known = await median('timed@example.org', '198.18.0');
  const unknown = await median('nobody@example.org', '198.18.1');
  // If no password were compared for an unknown address, the ratio would be about 1 to 20.
  expect(unknown / known).toBeGreaterThan(0.4);
  expect(unknown / known).toBeLessThan(2.5);
});

it('the time of a sign-up does not reveal who has an account', async () => {
  const median = async (email: (index: number) => string, network: string) => {
    const times: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      const start = performance.now();
      await post('/auth/v1/signup', { email: email(index), password }, `${network}.${index}`);
      times.push(performance.now() - start);
    }
    return times.sort((one, other) => one - other)[2] ?? 0;
  };
  await newDonor(harness, 'signed-up@example.org');
  const known = await median(() => 'signed-up@example.org', '198.18.2');
  const unknown = await median((index) => `never${index}@example.org`, '198.18.3');
  expect(unknown / known).toBeGreaterThan(0.4);
  expect(unknown / known).toBeLessThan(2.5);
});

it('a restart does not reset an account’s limits, and the store contains no addresses', async () => {
  const dataDir = join(scratch, 'restarted');
  const options = { dataDir, limits: { mailPauseMs: 100 } };
  const guess = (server: Harness) =>
    server.call('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify({ email: 'victim@example.org', password: 'a guess' }),
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.9' },
    });
  const before = await startBackend(options);
  const first = await statuses(7, () => guess(before));
  await before.stop();
  const after = await startBackend(options);
  const second = await statuses(7, () => guess(after));
  expect([count(first, 400), count(second, 400), count(second, 429)]).toEqual([7, 3, 4]);
  const rows = await after.sql('select key from embedded.account_limits');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/victim|203\.0/);
  await after.stop();
});

it('for one email address, at most four emails an hour can be requested, with or without an account', async () => {
  for (const email of ['stranger@example.org', 'unknown@example.org']) {
    let accepted = 0;
    for (let index = 0; index < 8; index += 1) {
      const { status } = await post('/auth/v1/recover', { email }, `198.19.0.${index}`);
      accepted += status === 200 ? 1 : 0;
      await expect
        .poll(async () => (await post('/auth/v1/recover', { email: `${index}@x.org` }, '')).status)
        .toBeLessThan(500);
    }
    expect(accepted).toBeLessThanOrEqual(4);
    expect(accepted).toBeGreaterThan(0);
  }
});

describe('a signed-in attacker', () => {
  const change = (token: string, body: object) =>
    harness.call('/auth/v1/user', {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    });

  it('cannot email others or learn who has an account by changing their own address', async () => {
    const { token } = await newDonor(harness, 'mover@example.org');
    const mails = harness.backend.mailbox?.mails.length;
    const answers: unknown[] = [];
    for (const email of ['victim@example.org', 'nobody-has-this@example.org']) {
      const answer = await change(token, { email });
      answers.push([answer.status, await answer.json()]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject([
      400,
      { message: expect.stringContaining('supabase/calls.ts') },
    ]);
    expect(harness.backend.mailbox?.mails).toHaveLength(mails ?? 0);
  });

  it('can ask for at most twenty changes of password or name in an hour', async () => {
    const { token } = await newDonor(harness, 'busy@example.org');
    const all = await statuses(15, () => change(token, { password }));
    const names = await statuses(15, (index) =>
      change(token, { data: { first_name: `n${index}` } }),
    );
    expect([count(all, 422), count(names, 200), count(names, 429)]).toEqual([15, 5, 10]);
    const { token: other } = await newDonor(harness, 'calm@example.org');
    expect((await change(other, { data: { first_name: 'Calm' } })).status).toBe(200);
  });
});

describe('a new password', () => {
  it.each([
    ['12345678', /easy to guess/],
    ['password1', /easy to guess/],
    ['aaaaaaaaaa', /easy to guess/],
    ['weak1@example.org', /must not be your email/],
    ['x'.repeat(73), /longer than 72/],
    ['é'.repeat(40), /longer than 72/],
  ])('%s is refused with a message', async (secret, sentence) => {
    const { error } = await harness
      .client()
      .auth.signUp({ email: 'weak1@example.org', password: secret });
    expect([error?.status, error?.code]).toEqual([422, 'weak_password']);
    expect(error?.message).toMatch(sentence);
  });

  it('ends the other sessions at once, and the donor gets an email about it', async () => {
    const email = 'changed@example.org';
    const { client, token } = await newDonor(harness, email);
    const here = harness.client();
    await here.auth.signInWithPassword({ email, password });
    const weak = await here.auth.updateUser({ password: email });
    expect(weak.error?.code).toBe('weak_password');
    expect((await here.auth.updateUser({ password })).error?.code).toBe('same_password');
    expect((await here.auth.updateUser({ password: 'teapot lamp heron' })).error).toBe(null);
    expect((await client.auth.refreshSession()).error).not.toBe(null);
    const data = await harness.call('/rest/v1/rpc/own_data', {
      method: 'POST',
      body: '{}',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    });
    expect(data.status).toBe(401);
    expect((await giftsOf(here)).error).toBe(null);
    const [mail] = harness.backend.mailbox?.mails ?? [];
    expect([mail?.to, mail?.subject]).toEqual([email, 'Your Tuppence password was changed']);
    expect(mail?.text).toContain(`${harness.url}/auth?step=forgotten`);
  });

  it('needs a token that the server has signed', async () => {
    const { id } = await newDonor(harness, 'forged@example.org');
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forged = `${part({ alg: 'none' })}.${part({ sub: id, session_id: id, role: 'authenticated', exp: 9e9 })}.x`;
    const response = await harness.call('/auth/v1/user', {
      method: 'PUT',
      body: JSON.stringify({ password: 'forged@example.org' }),
      headers: { Authorization: `Bearer ${forged}`, 'Content-Type': 'application/json' },
    });
    expect([401, 403]).toContain(response.status);
    expect((await signIn('forged@example.org', password, '198.51.100.99')).status).toBe(200);
  });
});

it('refresh tokens rotate, and using one twice revokes its family', async () => {
  const { client } = await newDonor(harness, 'rotated@example.org');
  const { data } = await client.auth.getSession();
  const refresh = (token: string | undefined) =>
    post('/auth/v1/token?grant_type=refresh_token', { refresh_token: token }, '198.51.100.98');
  const second = (await (await refresh(data.session?.refresh_token)).json()) as {
    refresh_token: string;
  };
  const third = (await (await refresh(second.refresh_token)).json()) as { refresh_token: string };
  expect((await refresh(data.session?.refresh_token)).status).toBe(400);
  expect((await refresh(third.refresh_token)).status).toBe(400);
});

it('many simultaneous sign-ups with one address create one account', async () => {
  const body = { email: 'Twice@Example.org', password };
  const all = await statuses(12, (index) => post('/auth/v1/signup', body, `198.51.101.${index}`));
  // A sign-up that would send a fifth email within an hour gets 429, with or without an account.
  expect(count(all, 200) + count(all, 429)).toBe(12);
  const mails = harness.backend.mailbox?.mails.filter(({ to }) => to === 'twice@example.org');
  expect(mails?.length).toBeLessThanOrEqual(4);
  const rows = await harness.sql(`select 1 from auth.users where email = 'twice@example.org'`);
  expect(rows).toHaveLength(1);
});

it('a link works once, even if it is opened many times at once', async () => {
  const email = 'race@example.org';
  await harness.client().auth.signUp({ email, password });
  const link = harness.backend.mailbox?.mails.find(({ to }) => to === email)?.link ?? '';
  const all = await statuses(10, () =>
    post('/auth/v1/verify', { type: 'signup', token_hash: tokenHashOf(link) }, '198.51.102.1'),
  );
  expect(count(all, 200)).toBe(1);
});
