/**
 * Follows "One machine, without Supabase" of docs/deploy.md in a copy of the repository, with other
 * addresses and folders, and without `npm ci`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { TLSSocket } from 'node:tls';
import { afterAll, expect, test } from 'vitest';
import { root, type ServerProcess, startCommand } from '../browser/server-process.ts';
import { prepare, program, startNginx, type WebServer } from '../deploy/web-servers.ts';

const scratch = path.join(root, `.cache/one-machine-${process.pid}`);
const copy = path.join(scratch, 'tuppence');
const state = path.join(scratch, 'state');
const page = readFileSync(path.join(root, 'docs/deploy.md'), 'utf8');
const nginx = program('nginx');
const children: { stop: () => unknown }[] = [];
afterAll(async () => {
  for (const { stop } of children.reverse()) await stop();
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
});

/** A code block of the page, by the info string after `sh`. */
function block(name: string): string {
  const found = new RegExp(`^\`\`\`sh ${name}\n([\\s\\S]*?)\`\`\`$`, 'm').exec(page)?.[1];
  if (!found) throw new Error(`docs/deploy.md has no block "${name}"`);
  return found;
}

/** Copies the working tree to where Node finds the packages. */
function copyRepository(): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  for (const file of files.toString().split('\n').filter(Boolean)) {
    if (/^(tests|stories)\//.test(file)) continue;
    cpSync(path.join(root, file), path.join(copy, file));
  }
  // The relative symlinks in `@tuppence` lead to the copy. The other folder contains nodemailer.
  for (const folder of ['node_modules/@tuppence', 'packages/supabase-embedded/node_modules']) {
    cpSync(path.join(root, folder), path.join(copy, folder), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

const environment = (): NodeJS.ProcessEnv => ({
  PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  HOME: scratch,
  PORT: '0',
  ALLOW_SAMPLE_CLAIMS: '1',
  NODE_EXTRA_CA_CERTS: path.join(scratch, 'mail/cert.pem'),
});

async function serve(): Promise<ServerProcess> {
  const [command = ''] = block('build and start').trim().split('\n').slice(-1);
  const server = await startCommand('sh', ['-c', `exec ${command}`], {
    cwd: copy,
    env: environment(),
  });
  children.push(server);
  return server;
}

/** A mail server with STARTTLS that keeps what it receives. */
async function startMailServer(certificate: string, key: string) {
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

// Needs: apt-get install nginx-light openssl
test.runIf(nginx && program('openssl'))(
  'settings, build, start, nginx, sign-up, confirmation, sign-in, restart',
  {
    timeout: 600_000,
  },
  async () => {
    copyRepository();
    const { certificate, key } = prepare(path.join(scratch, 'mail'));
    const mail = await startMailServer(certificate, key);
    children.push({ stop: mail.close });
    const settings = block('settings')
      .replaceAll('/var/lib/tuppence', state)
      .replace('SMTP_HOST=smtp.example.org', 'SMTP_HOST=localhost')
      .replace('SMTP_PORT=587', `SMTP_PORT=${mail.port}`);
    const build = block('build and start').trim().split('\n').slice(0, -1).join('\n');
    for (const commands of [settings, build.replace(/^npm ci$/m, 'true')]) {
      const { status, stdout, stderr } = spawnSync('sh', ['-ec', commands], {
        cwd: copy,
        env: environment(),
        encoding: 'utf8',
      });
      expect(status, stdout + stderr).toBe(0);
      expect(stdout).not.toContain('DEMO CREDENTIALS');
    }

    let server = await serve();
    const startProxy = async (): Promise<WebServer> => {
      const proxy = await startNginx(
        nginx ?? '',
        path.join(scratch, `nginx-${server.port}`),
        'nginx.conf',
        (text) => text.replace('127.0.0.1:4173', `127.0.0.1:${server.port}`),
      );
      children.push(proxy);
      return proxy;
    };
    let site = await startProxy();
    const front = await site.get('/', { Host: 'www.example.org' });
    expect(front.status).toBe(200);
    expect(front.headers['strict-transport-security']).toContain('max-age=');
    expect(front.body.toString()).toContain('href="https://www.example.org/"');
    expect((await site.get('/_mailbox')).status).toBe(404);
    expect(JSON.parse((await site.get('/health')).body.toString())).toEqual({
      status: 'ok',
      mailsWaiting: 0,
      oldestMailSeconds: 0,
      mailsGivenUp: 0,
      mailFailure: null,
      sampleClaims: expect.any(Number),
    });

    const release = JSON.parse(
      readFileSync(
        path.join(realpathSync(path.join(copy, 'app/dist/client')), '../release.json'),
        'utf8',
      ),
    ) as { publishableKey: string };
    const post = (address: string, body: object) =>
      site.get(
        address,
        {
          Host: 'www.example.org',
          apikey: release.publishableKey,
          'Content-Type': 'application/json',
          // These values of a visitor must be ignored.
          'X-Forwarded-For': '127.0.0.1',
          'X-Forwarded-Host': 'evil.example',
        },
        { method: 'POST', body: JSON.stringify(body) },
      );
    const person = { email: 'ada@example.org', password: 'correct horse battery' };
    const signUp = await post('/auth/v1/signup', person);
    expect(signUp.status, signUp.body.toString()).toBe(200);
    await expect.poll(() => mail.mails.length, { timeout: 30_000 }).toBe(1);
    const links = mail.mails[0]?.match(/https?:\/\/[^\s"'<>]+/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/^https:\/\/www\.example\.org(\/|$)/);
    const early = await post('/auth/v1/token?grant_type=password', person);
    expect(early.status).toBe(400);

    const link = new URL((links.find((each) => /token/.test(each)) ?? '').replaceAll('&amp;', '&'));
    const hash = new URLSearchParams(link.hash.slice(1)).get('token_hash');
    expect((await site.get(link.pathname + link.search)).status).toBe(200);
    const verified = await post('/auth/v1/verify', { type: 'signup', token_hash: hash });
    expect(verified.status, verified.body.toString()).toBe(200);
    const signIn = () => post('/auth/v1/token?grant_type=password', person);
    expect((await signIn()).status).toBe(200);

    await site.stop();
    await server.stop();
    server = await serve();
    site = await startProxy();
    const again = await signIn();
    expect(again.status, again.body.toString()).toBe(200);
  },
);
