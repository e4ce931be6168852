/** A mail server with STARTTLS on loopback, which keeps the mails it receives. */
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { TLSSocket } from 'node:tls';

export async function startMailServer(certificate: string, key: string) {
  const mails: string[] = [];
  const secrets = { cert: readFileSync(certificate), key: readFileSync(key), isServer: true };
  const handleSession = (socket: Socket, isSecure: boolean) => {
    const lines = createInterface({ input: socket });
    const say = (text: string) => void socket.write(`${text}\r\n`);
    let mail: string | null = null;
    socket.on('error', () => undefined);
    lines.on('line', (line) => {
      if (mail !== null) {
        if (line !== '.') {
          mail += `${line}\n`;
          return;
        }
        mails.push(plainText(mail));
        mail = null;
        say('250 kept');
      } else if (/^EHLO/i.test(line)) {
        say(isSecure ? '250-localhost\r\n250 AUTH PLAIN' : '250-localhost\r\n250 STARTTLS');
      } else if (/^STARTTLS/i.test(line)) {
        lines.close();
        say('220 go on');
        handleSession(new TLSSocket(socket, secrets), true);
      } else if (/^DATA/i.test(line)) {
        mail = '';
        say('354 go on');
      } else {
        say(/^AUTH/i.test(line) ? '235 welcome' : '250 ok');
      }
    });
  };
  const server = createServer((socket) => {
    socket.write('220 localhost ESMTP\r\n');
    handleSession(socket, false);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, mails, close: () => server.close() };
}

function plainText(mail: string): string {
  return mail
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}
