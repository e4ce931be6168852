import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giftsOf, type Harness, newDonor, password, startBackend, tokenHashOf } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startBackend({ limits: { mailPauseMs: 4000 } });
});
afterAll(() => harness.stop());

const latestMailTo = (email: string) => {
  const mail = harness.backend.mailbox?.mails.find(({ to }) => to === email);
  if (!mail?.link) throw new Error(`No email with a link for ${email}`);
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
const typeOf = (link: URL) =>
  new URLSearchParams(link.hash.slice(1)).get('type') as 'signup' | 'recovery';
/** Does what pressing the button on the linked page does. */
const confirm = (link: URL, client = harness.client()) =>
  client.auth.verifyOtp({ type: typeOf(link), token_hash: tokenHashOf(link) });
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

  it('requires a password of at least 8 characters', async () => {
    const { error } = await harness
      .client()
      .auth.signUp({ email: 'short@example.org', password: '1234567' });
    expect(error?.message).toBe('Password should be at least 8 characters.');
  });

  it('gives a known and an unknown address the same answer', async () => {
    // Keeps email addresses and nulls, and replaces every other value with its type.
    const shape = (user: unknown) =>
      JSON.stringify(user, (key, value) =>
        key === 'email' || typeof value === 'object' ? value : typeof value,
      ).replace(/"(known|unknown)@/g, '"');
    const { client } = await newDonor(harness, 'known@example.org');
    const [first] = await harness.sql(`select * from auth.users where email = 'known@example.org'`);
    const known = await signUp('Known@example.org');
    const unknown = await signUp('unknown@example.org');
    expect([known.error, unknown.error]).toEqual([null, null]);
    expect(known.data.user?.email).toBe('known@example.org');
    expect(known.data.user?.identities).toHaveLength(1);
    expect(shape(known.data)).toBe(shape(unknown.data));
    expect(
      await harness.sql(`select * from auth.users where email like '%known@example.org'`),
    ).toContainEqual(first);
    expect(
      await harness.sql('select 1 from auth.users where email !~ $1', ['@example.org']),
    ).toEqual([]);
    expect((await client.auth.refreshSession()).error).toBe(null);
  });

  it.each(['o$&neil', '$$', '$`', "$'"])(
    'answers the known address %s@… with that address',
    async (name) => {
      const email = `${name}@example.org`;
      await signUp(email);
      expect((await signUp(email)).data.user?.email).toBe(email);
    },
  );
});

describe('the link of the confirmation email', () => {
  let link: URL;
  let count = 0;
  beforeEach(async () => {
    count += 1;
    const email = `link${count}@example.org`;
    await signUp(email, `${harness.url}/giving-recap`);
    ({ link } = latestMailTo(email));
  });

  it('leads to a page of the site, with the token in the fragment, which no server sees', () => {
    expect(link.origin + link.pathname + link.search).toBe(`${harness.url}/auth?step=confirm`);
    expect(link.hash).toMatch(/^#token_hash=[0-9a-f]{64}&type=signup$/);
  });

  it('survives an email scanner, and works when the donor presses the button', async () => {
    for (const method of ['HEAD', 'GET']) await fetch(link, { method });
    expect((await confirm(link)).data.session?.access_token).toMatch(/^ey/);
  });

  it('works once', async () => {
    await confirm(link);
    expect((await confirm(link)).error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('expires', async () => {
    await harness.sql(
      `update auth.users set confirmation_sent_at = now() - interval '25 hours' where confirmation_token = $1`,
      [tokenHashOf(link)],
    );
    expect((await confirm(link)).error?.code).toBe('otp_expired');
  });

  it('cannot be opened at the service, which would put a session into an address', async () => {
    const direct = `/auth/v1/verify?${new URLSearchParams({ token: tokenHashOf(link), type: 'signup' })}`;
    for (const method of ['GET', 'HEAD', 'POST'])
      expect((await harness.call(direct, { method })).status, method).toBeGreaterThanOrEqual(400);
    expect((await confirm(link)).error).toBe(null);
  });

  it('works when eight accounts are confirmed at the same time', async () => {
    const emails = Array.from({ length: 8 }, (_, index) => `together${count}-${index}@example.org`);
    await Promise.all(emails.map((email) => signUp(email)));
    await Promise.all(emails.map((email) => confirm(latestMailTo(email).link)));
    const confirmed = await harness.sql(
      `select email from auth.users where email like $1 and email_confirmed_at is not null`,
      [`together${count}-%`],
    );
    expect(confirmed).toHaveLength(emails.length);
  });
});

describe('a new confirmation link', () => {
  const email = 'again@example.org';
  const resend = () => harness.client().auth.resend({ type: 'signup', email });

  it('is refused at first, then sent, and replaces the first link', async () => {
    await signUp(email);
    const first = latestMailTo(email);
    expect((await resend()).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    });
    await expect
      .poll(async () => (await resend()).error, { interval: 100, timeout: 15_000 })
      .toBe(null);
    const second = latestMailTo(email);
    expect(second.id).toBeGreaterThan(first.id);
    expect((await confirm(first.link)).error?.code).toBe('otp_expired');
    expect((await confirm(second.link)).error).toBe(null);
    await expect
      .poll(async () => (await resend()).error, { interval: 100, timeout: 15_000 })
      .toBe(null);
    expect(latestMailTo(email).id).toBe(second.id);
  });

  it('for an unknown address causes no error', async () => {
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
    expect(after?.user.email).toBe('donor@example.org');
    expect((await giftsOf(client)).status).toBe(200);
    expect((await client.auth.signOut()).error).toBe(null);
    const { status } = await harness.call('/rest/v1/rpc/own_data', {
      method: 'POST',
      body: '{}',
      headers: {
        Authorization: `Bearer ${after?.access_token}`,
        'Content-Type': 'application/json',
      },
    });
    expect(status).toBe(401);
  });

  it('sets a new password with a link from an email', async () => {
    const email = 'forgot@example.org';
    const { client } = await newDonor(harness, email);
    await expect
      .poll(async () => (await client.auth.resetPasswordForEmail(email)).error, {
        interval: 100,
        timeout: 5000,
      })
      .toBe(null);
    const mail = latestMailTo(email);
    expect(mail.subject).toBe('Choose a new Tuppence password');
    const fresh = harness.client();
    expect((await confirm(mail.link, fresh)).error).toBe(null);
    expect((await fresh.auth.updateUser({ password: 'a better password' })).error).toBe(null);
    const signIn = (secret: string) =>
      harness.client().auth.signInWithPassword({ email, password: secret });
    expect((await signIn('a better password')).error).toBe(null);
    expect((await signIn(password)).error?.code).toBe('invalid_credentials');
    expect((await giftsOf(client)).status, 'other sessions have ended').toBe(401);
  });
});

describe('the local mailbox', () => {
  beforeAll(() => signUp('box@example.org'));

  it('shows its emails as JSON, all of them or those to one address', async () => {
    const all = (await (await harness.call('/_mailbox.json')).json()) as { to: string }[];
    expect(all[0]?.to).toBe('box@example.org');
    const one = (await (
      await harness.call('/_mailbox.json?to=BOX@example.org')
    ).json()) as unknown[];
    expect(one).toHaveLength(1);
  });

  it('shows the text and HTML parts, with all placeholders filled in', async () => {
    const overview = await harness.call('/_mailbox');
    expect(overview.headers.get('content-type')).toContain('text/html');
    const mail = latestMailTo('box@example.org');
    const listed = await overview.text();
    expect(listed).toContain('To box@example.org');
    expect(listed).toContain(`<a href="${mail.link.href.replaceAll('&', '&#38;')}">`);
    expect(listed).not.toMatch(/\{\{|undefined/);
    const designed = await (await harness.call(`/_mailbox/${mail.id}`)).text();
    expect(designed).toContain(tokenHashOf(mail.link));
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

  it('logs a line without the address or the token', () => {
    const announced = harness.lines.filter((line) => line.startsWith('[mailbox]'));
    expect(announced[0]).toBe('[mailbox] Confirm your Tuppence account: /_mailbox/1');
    expect(announced.join('')).not.toMatch(/@|[0-9a-f]{64}/);
  });
});
