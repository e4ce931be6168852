import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServerProcess } from '../browser/server-process.ts';
import { scratchFolder, smallSite, writeSite } from './small-site.ts';

const scratch = scratchFolder('raw');
let server: ServerProcess;
beforeAll(async () => {
  const site = path.join(scratch, 'site');
  writeSite(site, smallSite);
  server = await startServerProcess(site);
});
afterAll(() => server?.stop());

/** Sends bytes. Returns what arrives until the connection closes or falls silent. */
function raw(bytes: string, silenceMs = 2000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1').setTimeout(silenceMs, () => socket.destroy());
    let answer = '';
    socket.on('data', (part: Buffer) => {
      answer += part;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(bytes);
  });
}

const beginnings = ['GET / HTTP/1.1\r\nHost: x\r\nX-A: ', 'POST /auth/v1/signup HTTP/1.1\r\n', ''];

test('visitors who never finish a request, or leave before the answer, do no harm', async () => {
  const held: Socket[] = [];
  for (let count = 0; count < 1500; count += 1) {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(beginnings[count % beginnings.length] ?? '');
    held.push(socket);
  }
  for (let count = 0; count < 200; count += 1) {
    const socket = connect(server.port, '127.0.0.1', () => {
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET /films/hero.webm HTTP/1.1\r\n');
      socket.resetAndDestroy();
    });
    socket.on('error', () => undefined);
  }
  const answer = await fetch(`${server.url}/about`);
  expect([answer.status, await answer.text()]).toEqual([200, '<h1>About</h1>']);
  for (const socket of held) socket.destroy();
  expect(await server.stillAnswers(), 'the process still answers, with the same pid').toBe(true);
});

test('a request whose headers never end gets status 408', async () => {
  const answer = await raw('GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ', 25_000);
  expect(answer).toMatch(/^HTTP\/1\.1 408/);
});

test.each([
  ['headers of 17 kB', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'y'.repeat(17_000)}\r\n\r\n`, 431],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  [
    'two lengths',
    'POST /auth/v1/token HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  [
    'a broken chunk',
    'POST /auth/v1/token HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    400,
  ],
  ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: banana\r\n\r\n', 417],
  ['an upgrade', 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n', 200],
  ['an encoded slash in a backend path', 'GET /auth%2fv1/health HTTP/1.1\r\nHost: x\r\n\r\n', 404],
])('a request with %s gets the right status', async (_, request, status) => {
  expect((await raw(request)).slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  expect(await server.stillAnswers(), 'the process still answers, with the same pid').toBe(true);
});

const targets = ['/rest/v1/gifts', '/auth/v1/token', '/v1/donations', '/_mailbox'];
const prefixes = [
  'http://a:b@x',
  'http://x:99999',
  'http://[::1',
  'HTTP://X',
  'ftp://x',
  'http://',
  '//',
  '*',
];
const hosts = [
  'a b',
  'x/y',
  'localhost:99999',
  '[::1',
  '1.2.3.4.5',
  'x@y',
  'ex%61mple.org',
  '[::1%25eth0]',
  '',
];
test.each([
  ...prefixes.flatMap((prefix) => targets.map((target) => [`${prefix}${target}`, 'localhost'])),
  ...hosts.flatMap((host) => targets.map((target) => [target, host])),
])('the address %s under the name “%s” causes no server error', async (target, host) => {
  for (const method of ['GET', 'POST']) {
    const answer = await raw(
      `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.slice(0, 12)).toMatch(/^HTTP\/1\.1 [234]/);
  }
});

test('the log contains nothing from a refused request', async () => {
  const mark = 'ada.byron-7f3';
  await raw(
    `GET /${mark}@example.org%?token=${mark} HTTP/1.1\r\nHost: ${mark}\r\nConnection: close\r\n\r\n`,
  );
  const body = `{"email":"${mark}@example.org","password":{"x":"${mark}"},"metadata":{}}`;
  for (const target of ['/auth/v1/signup', '/auth/v1/recover', '/rest/v1/email_signups'])
    await fetch(server.url + target, { method: 'POST', body });
  expect(server.said()).not.toContain(mark);
  expect(server.said()).not.toMatch(/^\s+at /m);
});
