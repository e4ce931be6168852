import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates, TLSSocket } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smtpDriver } from '../../src/mail/smtp.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tuppence-answer-'));
const file = (name: string) => join(scratch, name);
beforeAll(() => {
  const certificate =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost';
  execFileSync(
    'openssl',
    [
      ...certificate.split(' '),
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      file('key'),
      '-out',
      file('cert'),
    ],
    { stdio: 'ignore' },
  );
  setDefaultCACertificates([...getCACertificates(), readFileSync(file('cert'), 'utf8')]);
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A mail server that ends the connection, or answers 451, at a command or once it has the email. */
async function mailServer(last: string, code?: number) {
  const speak = (socket: Socket) => {
    let isEmail = false;
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const command = isEmail ? 'email' : data.toString().slice(0, 4);
      if (isEmail && !data.toString().endsWith('\r\n.\r\n')) return;
      isEmail = command === 'DATA';
      if (command === last && !code) socket.destroy();
      else if (command === last) socket.write(`${code} no\r\n`);
      else if (command === 'EHLO')
        socket.write(`250-localhost\r\n250-STARTTLS\r\n250 AUTH PLAIN\r\n`);
      else if (command === 'STAR') {
        socket.removeAllListeners('data').write('220 go\r\n');
        const [key, cert] = [readFileSync(file('key')), readFileSync(file('cert'))];
        speak(new TLSSocket(socket, { isServer: true, key, cert }));
      } else
        socket.write(command === 'AUTH' ? '235 ok\r\n' : isEmail ? '354 go\r\n' : '250 ok\r\n');
    });
  };
  const server = createServer((socket) => {
    socket.write('220 localhost\r\n');
    speak(socket);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return server;
}

it.each([
  ['ends at the recipient', 'RCPT', undefined, false],
  ['refuses the email', 'email', 451, false],
  ['ends after the email', 'email', undefined, true],
])(
  'if the mail server %s, it is known whether the email may have arrived',
  async (_, last, code, mayHaveArrived) => {
    const server = await mailServer(last, code);
    const driver = smtpDriver({
      SMTP_HOST: 'localhost',
      SMTP_PORT: String((server.address() as AddressInfo).port),
      SMTP_USER: 'user',
      SMTP_PASS: 'pass',
      SMTP_FROM: 'post@tuppence.example',
    });
    await expect(
      driver.send({ to: 'ada@example.org', subject: 'Hello', text: 'Hello\n' }),
    ).rejects.toMatchObject({ mayHaveArrived });
    server.close();
  },
);
