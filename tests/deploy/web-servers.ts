import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { vi } from 'vitest';
import { freePort } from '../browser/listen.ts';

export type WebServer = Awaited<ReturnType<typeof startNginx>>;

export function program(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** Starts nginx with a file of docs/deploy. Replaces only what differs on this machine. */
export async function startNginx(
  binary: string,
  folder: string,
  name: string,
  adapt: (text: string) => string,
) {
  const { certificate, key } = prepare(folder);
  const [plain, port] = [await freePort(), await freePort()];
  const shipped = path.resolve(import.meta.dirname, '../../docs/deploy', name);
  const site = adapt(readFileSync(shipped, 'utf8'))
    .replaceAll(/ {4}listen \[::\].*\n/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace(/access_log \/.*;/, `access_log ${folder}/access.log tuppence;`);
  writeFileSync(path.join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder};`)
    .join(' ');
  const settings = path.join(folder, 'nginx.conf');
  writeFileSync(
    settings,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr; worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary} include ${folder}/site.conf; }
`,
  );
  const command = ['-e', 'stderr', '-p', folder, '-c', settings];
  const server = spawn(binary, command, { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: Buffer[] = [];
  server.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const ended = once(server, 'close');
  const get = async (
    address: string,
    headers: Record<string, string> = {},
    sent?: { method: string; body: string },
  ) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      path: address,
      method: sent?.method ?? 'GET',
      headers: { Host: 'localhost', ...headers },
      servername: 'localhost',
      rejectUnauthorized: false,
    });
    asked.end(sent?.body);
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: await buffer(response),
    };
  };
  await vi
    .waitFor(() => get('/'), { timeout: 10_000, interval: 100 })
    .catch((error) => {
      server.kill();
      throw new Error(`${binary} does not answer:\n${Buffer.concat(said)}`, { cause: error });
    });
  return {
    get,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}

/** Creates a certificate for localhost. */
export function prepare(folder: string) {
  mkdirSync(folder, { recursive: true });
  const [certificate, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  const options =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost';
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', [...options.split(' '), ...files], { stdio: 'ignore' });
  return { certificate, key };
}
