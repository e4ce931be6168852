import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { smtpDriver } from '../../src/mail/smtp.ts';
import { password, startBackend } from '../harness.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tuppence-mail-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A mail server without STARTTLS, one that never answers, or one that takes 8 s to answer. */
async function mailServer(kind: 'plain' | 'silent' | 'slow'): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (kind === 'silent') return;
    if (kind === 'slow') {
      setTimeout(() => socket.end('421 busy\r\n'), 8000).unref();
      return;
    }
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('data', (data) => {
      socket.write(/^(EHLO|HELO)/.test(data.toString()) ? '250 mail.example\r\n' : '502 no\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
const driverFor = (server: Server) =>
  smtpDriver({
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String((server.address() as AddressInfo).port),
    SMTP_USER: 'user',
    SMTP_PASS: 'pass',
    SMTP_FROM: 'post@tuppence.example',
  });

it.each(['plain', 'silent', 'slow'] as const)(
  'a %s mail server does not delay sign-ups, and nothing about the visitor is logged',
  async (kind) => {
    const server = await mailServer(kind);
    const harness = await startBackend({ dataDir: join(scratch, kind), mail: driverFor(server) });
    const start = performance.now();
    const { error } = await harness.client().auth.signUp({ email: 'ada@example.org', password });
    expect(error).toBe(null);
    const joined = await harness
      .client()
      .from('email_signups')
      .insert({
        email: 'eve@example.org',
        metadata: { acceptedTerms: true },
      });
    expect(joined.error).toBe(null);
    // The slow and the silent mail server take longer than 8 s.
    expect(performance.now() - start).toBeLessThan(8000);
    if (kind === 'plain')
      await expect.poll(() => harness.lines.join('\n')).toMatch(/\[mail\] not accepted \(502\)/);
    const waiting = await harness.sql<{ message: { to: string } }>(
      'select message from embedded.outbox',
    );
    expect(waiting.map(({ message }) => message.to)).toEqual(['ada@example.org']);
    expect(harness.lines.join('\n')).not.toMatch(/ada@|[0-9a-f]{64}|\n\s+at /);
    server.close();
    await harness.stop();
  },
);

it('an email that was not sent before a restart is sent once after it', async () => {
  const dataDir = join(scratch, 'db');
  const refusing = { send: () => Promise.reject(new Error('down')) };
  const before = await startBackend({ dataDir, mail: refusing });
  await before.client().auth.signUp({ email: 'ben@example.org', password });
  await expect.poll(() => before.lines.join()).toContain('not accepted');
  await before.sql('update embedded.outbox set next_attempt_at = now()');
  await before.stop();

  const sent: string[] = [];
  const after = await startBackend({
    dataDir,
    mail: { send: async ({ to, text }) => void sent.push(`${to} ${text}`) },
  });
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatch(/^ben@example\.org Confirm/);
  expect(sent[0]).toMatch(/\/auth\?step=confirm#token_hash=[0-9a-f]{64}&type=signup/);
  await expect.poll(() => after.sql('select 1 from embedded.outbox')).toEqual([]);
  await after.stop();
});

it('an immediate second sign-up with the same address sends no second email', async () => {
  const harness = await startBackend({
    dataDir: join(scratch, 'refused'),
    mail: { send: () => Promise.reject(new Error('down')) },
  });
  const auth = harness.client().auth;
  await auth.signUp({ email: 'cat@example.org', password });
  expect((await auth.signUp({ email: 'cat@example.org', password })).error).toBe(null);
  expect(await harness.sql('select 1 from embedded.outbox')).toHaveLength(1);
  await harness.stop();
});
