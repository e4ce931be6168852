import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, newDonor, password, startBackend } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startBackend();
});
afterAll(() => harness.stop());

const mailTo = (email: string) => {
  const mail = harness.backend.mailbox?.mails.find(({ to }) => to === email);
  if (!mail?.link) throw new Error(`No mail with a link for ${email}`);
  return { ...mail, link: new URL(mail.link) };
};
const signUp = (email: string, emailRedirectTo?: string) =>
  harness.client().auth.signUp({
    email,
    password,
    options: {
      data: { first_name: 'Ada', last_name: 'Byron' },
      ...(emailRedirectTo ? { emailRedirectTo } : {}),
    },
  });
const follow = async (link: URL, method = 'GET') => {
  const response = await fetch(link, { method, redirect: 'manual' });
  const target = new URL(response.headers.get('location') ?? 'about:blank');
  return { status: response.status, target, fragment: new URLSearchParams(target.hash.slice(1)) };
};

describe('creating an account', () => {
  it('gives no session before the address is confirmed', async () => {
    const { data, error } = await signUp('new@example.org');
    expect(error).toBe(null);
    expect(data.session).toBe(null);
    expect(data.user?.user_metadata).toMatchObject({ first_name: 'Ada', last_name: 'Byron' });
    const early = await harness
      .client()
      .auth.signInWithPassword({ email: 'new@example.org', password });
    expect(early.error?.message).toBe('Email not confirmed');
  });

  it('demands 8 characters of a password', async () => {
    const { error } = await harness
      .client()
      .auth.signUp({ email: 'short@example.org', password: '1234567' });
    expect(error?.message).toBe('Password should be at least 8 characters.');
  });

  it('is refused for a known address without saying more', async () => {
    await signUp('known@example.org');
    const { error } = await signUp('known@example.org');
    expect([error?.status, error?.code]).toEqual([429, 'over_email_send_rate_limit']);
  });
});

describe('the link of the confirmation mail', () => {
  let link: URL;
  let count = 0;
  beforeEach(async () => {
    count += 1;
    const email = `link${count}@example.org`;
    await signUp(email, `${harness.url}/giving-recap`);
    ({ link } = mailTo(email));
  });

  it('leads to the server that the donor is on, and on to the page asked for', async () => {
    expect(link.origin).toBe(harness.url);
    expect(link.searchParams.get('redirect_to')).toBe(`${harness.url}/giving-recap`);
    const { status, target, fragment } = await follow(link);
    expect([status, target.pathname]).toEqual([303, '/giving-recap']);
    expect(fragment.get('access_token')).toMatch(/^ey/);
  });

  it('survives a mail scanner that asks with HEAD', async () => {
    expect((await follow(link, 'HEAD')).status).toBe(405);
    expect((await follow(link)).fragment.get('access_token')).toMatch(/^ey/);
  });

  it('works once', async () => {
    await follow(link);
    const { fragment } = await follow(link);
    expect(Object.fromEntries(fragment)).toMatchObject({
      error: 'access_denied',
      error_code: 'otp_expired',
    });
  });

  it('expires', async () => {
    await harness.sql(
      `update auth.users set confirmation_sent_at = now() - interval '25 hours' where confirmation_token = $1`,
      [link.searchParams.get('token')],
    );
    const { fragment } = await follow(link);
    expect(fragment.get('error_code')).toBe('otp_expired');
  });

  it('confirms every one of many followed at once', async () => {
    const emails = Array.from({ length: 8 }, (_, index) => `together${count}-${index}@example.org`);
    await Promise.all(emails.map((email) => signUp(email)));
    await Promise.all(emails.map((email) => follow(mailTo(email).link)));
    const confirmed = await harness.sql(
      `select email from auth.users where email like $1 and email_confirmed_at is not null`,
      [`together${count}-%`],
    );
    expect(confirmed).toHaveLength(emails.length);
  });
});

it.each([
  ['https://evil.example/'],
  ['//evil.example'],
  ['javascript:alert(1)'],
  ['http://localhost@evil.example/'],
])('a mail never leads on to %s', async (target) => {
  const email = `evil-${crypto.randomUUID()}@example.org`;
  await signUp(email, target);
  const { status, target: reached } = await follow(mailTo(email).link);
  expect(status).toBe(303);
  expect(reached.origin).toBe('http://localhost:4173');
});

it('a mail keeps the configured origin when the request claims a foreign one', async () => {
  const body = JSON.stringify({ email: 'host@example.org', password });
  await harness.backend.fetch(
    new Request('http://evil.example/auth/v1/signup', {
      method: 'POST',
      body,
      headers: { apikey: harness.backend.keys.publishable, 'Content-Type': 'application/json' },
    }),
  );
  expect(mailTo('host@example.org').link.origin).toBe('http://localhost:4173');
});

describe('a new confirmation link', () => {
  const email = 'again@example.org';
  const resend = () => harness.client().auth.resend({ type: 'signup', email });

  it('is refused within a minute, sent after it, and replaces the first', async () => {
    await signUp(email);
    const first = mailTo(email);
    expect((await resend()).error?.status).toBe(429);
    await harness.sql(
      `update auth.users set confirmation_sent_at = now() - interval '61 seconds' where email = $1`,
      [email],
    );
    expect((await resend()).error).toBe(null);
    const second = mailTo(email);
    expect(second.id).toBeGreaterThan(first.id);
    expect((await follow(first.link)).fragment.get('error_code')).toBe('otp_expired');
    expect((await follow(second.link)).fragment.get('access_token')).toMatch(/^ey/);
    expect((await resend()).error).toBe(null);
    expect(mailTo(email).id).toBe(second.id);
  });

  it('says nothing about unknown addresses', async () => {
    const { error } = await harness
      .client()
      .auth.resend({ type: 'signup', email: 'nobody@example.org' });
    expect(error).toBe(null);
  });
});

describe('a confirmed donor', () => {
  it('signs in, refreshes and signs out', async () => {
    const { client } = await newDonor(harness, 'donor@example.org');
    const before = (await client.auth.getSession()).data.session;
    const after = (await client.auth.refreshSession()).data.session;
    expect(after?.refresh_token).not.toBe(before?.refresh_token);
    expect((await client.auth.getUser()).data.user?.email).toBe('donor@example.org');
    expect((await client.auth.signOut()).error).toBe(null);
    expect((await client.auth.getUser()).data.user).toBe(null);
  });

  it('is told of a wrong password as the service words it', async () => {
    await newDonor(harness, 'wrong@example.org');
    const { error } = await harness
      .client()
      .auth.signInWithPassword({ email: 'wrong@example.org', password: 'not this one' });
    expect(error?.message).toBe('Invalid login credentials');
  });

  it('chooses a new password by mail', async () => {
    const email = 'forgot@example.org';
    const { client } = await newDonor(harness, email);
    const redirectTo = `${harness.url}/auth?mode=new-password`;
    await client.auth.resetPasswordForEmail(email, { redirectTo });
    const mail = mailTo(email);
    expect(mail.subject).toBe('Choose a new Tuppence password');
    const { target, fragment } = await follow(mail.link);
    expect(target.pathname + target.search).toBe('/auth?mode=new-password');
    const fresh = harness.client();
    await fresh.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect((await fresh.auth.updateUser({ password: 'a better password' })).error).toBe(null);
    const signIn = await harness
      .client()
      .auth.signInWithPassword({ email, password: 'a better password' });
    expect(signIn.error).toBe(null);
  });
});

describe('the local mailbox', () => {
  beforeAll(() => signUp('box@example.org'));

  it('shows its mails as JSON, by address', async () => {
    const all = (await (await harness.call('/_mailbox.json')).json()) as { to: string }[];
    expect(all[0]?.to).toBe('box@example.org');
    const one = (await (
      await harness.call('/_mailbox.json?to=BOX@example.org')
    ).json()) as unknown[];
    expect(one).toHaveLength(1);
  });

  it('shows them to the developer, with both parts and no placeholder left', async () => {
    const overview = await harness.call('/_mailbox');
    expect(overview.headers.get('content-type')).toContain('text/html');
    expect(await overview.text()).toContain('box@example.org');
    const mail = mailTo('box@example.org');
    const designed = await (await harness.call(`/_mailbox/${mail.id}`)).text();
    expect(designed).toContain(mail.link.searchParams.get('token'));
    expect(mail.text).toContain(mail.link.href);
    expect(designed + mail.text).not.toMatch(/\{\{|undefined/);
  });

  it.each([
    ['a forwarded request', { 'X-Forwarded-For': '203.0.113.5' }, undefined],
    ['a request under another name', { Host: 'evil.example' }, undefined],
    ['a request from elsewhere', {}, '203.0.113.5'],
  ])('is not there for %s', async (_, headers, address) => {
    const host = 'Host' in headers ? headers.Host : 'localhost';
    const response = await harness.backend.fetch(
      new Request(`http://${host}/_mailbox.json`, { headers: headers as Record<string, string> }),
      { address: address ?? '127.0.0.1' },
    );
    expect(response.status).toBe(404);
  });

  it('keeps the last 200', async () => {
    const box = harness.backend.mailbox;
    for (let index = 0; index < 205; index += 1)
      await box?.send({ to: 'many@example.org', subject: `${index}` });
    expect(box?.mails).toHaveLength(200);
    expect(box?.mails[0]?.subject).toBe('204');
  });

  it('prints a line with the link and without the address', () => {
    const announced = harness.lines.filter((line) => line.startsWith('[mailbox]'));
    expect(announced[0]).toMatch(/verify\?token=/);
    expect(announced.join('')).not.toContain('@');
  });
});
