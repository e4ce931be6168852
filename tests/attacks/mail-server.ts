/** A mail server with STARTTLS on loopback, which keeps the mails it receives. */
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';

export interface MailServer {
  port: number;
  mails: string[];
  close: () => void;
}

export async function startMailServer(certificate: string, key: string): Promise<MailServer> {
  const mails: string[] = [];
  const secrets = { cert: readFileSync(certificate), key: readFileSync(key), isServer: true };
  const handleSession = (socket: Socket | TLSSocket, isSecure: boolean) => {
    let said = '';
    let takesMail = false;
    const say = (text: string) => void socket.write(`${text}\r\n`);
    socket.on('error', () => undefined);
    const listen = (part: Buffer) => {
      said += part.toString();
      for (let end = said.indexOf('\r\n'); end >= 0; end = said.indexOf('\r\n')) {
        if (takesMail) {
          const last = said.indexOf('\r\n.\r\n');
          if (last < 0) return;
          mails.push(plainText(said.slice(0, last)));
          said = said.slice(last + 5);
          takesMail = false;
          say('250 kept');
          continue;
        }
        const line = said.slice(0, end);
        said = said.slice(end + 2);
        if (/^EHLO/i.test(line)) {
          say(isSecure ? '250-localhost\r\n250 AUTH PLAIN' : '250-localhost\r\n250 STARTTLS');
        } else if (/^STARTTLS/i.test(line)) {
          say('220 go on');
          socket.off('data', listen);
          handleSession(new TLSSocket(socket, secrets), true);
          return;
        } else if (/^AUTH/i.test(line)) say('235 welcome');
        else if (/^DATA/i.test(line)) {
          takesMail = true;
          say('354 go on');
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else say('250 ok');
      }
    };
    socket.on('data', listen);
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
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}
