/** Three thousand random requests over bare sockets, and clients that keep their connections open. */
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  raw,
  type ServerProcess,
  scratchFolder,
  smallSite,
  startServerProcess,
  statusOf,
  writeSite,
} from './small-site.ts';

const scratch = scratchFolder('raw');
let server: ServerProcess;
beforeAll(async () => {
  const site = path.join(scratch.folder, 'site');
  writeSite(site, smallSite);
  server = await startServerProcess(site);
});
afterAll(async () => {
  await server?.stop();
  scratch.remove();
});

/** The same numbers in every run, so that a failure can be repeated (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const random = randomNumbers(20261122);
const pick = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;
const lone = '\\ud800';
const methods = [
  ...['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT'],
  ...['PROPFIND', 'M-SEARCH', 'get', 'G\u0000T', 'X'.repeat(200)],
];
const targets = [
  ...['/', '/about', '/version.json', '/assets/app-1a2b.js', '/films/hero.webm', '/health', '*'],
  ...['/auth/v1/signup', '/auth/v1/token?grant_type=password', '/auth/v1/recover'],
  ...['/auth/v1/verify?token=x&type=signup', '/auth/v1/verify?token[]=1&type=%00', '/auth/v1/user'],
  ...['/auth/v1/verify', '/auth/v1/logout', '/auth/v1/resend', '/auth/v1/token?grant_type=%'],
  ...['/rest/v1/email_signups', '/rest/v1/email_signups?select=((((', '/rest/v1/gifts?id=eq.%00'],
  ...['/rest/v1/rpc/x', '/rest/v1/%', '/rest/v1/', '/_mailbox', '/_mailbox/9e99', '/_mailbox.json'],
  ...[
    '/%',
    '/%00',
    '/%ed%a0%80',
    '//',
    '/\\',
    '',
    'x',
    'http://',
    'http://[',
    '/?',
    `/${'%'.repeat(300)}`,
  ],
  ...['http://x:99999999/', '/auth/v1/../../etc/passwd', '/rest/v1/\u00ff\u00fe', '/#', '/;/'],
];
const ranges = ['bytes=9-1', 'bytes=-5', 'bytes=0-0', 'bytes=a-b', 'bytes=', 'x', 'bytes=0-1,3-4'];
const bodies = [
  '',
  '{}',
  '[]',
  'null',
  '{',
  '"x"',
  '['.repeat(7000),
  `{"email":"a@example.org","metadata":${'['.repeat(7000)}`,
  `{"email":"a@example.org","metadata":${'['.repeat(7000)}${']'.repeat(7000)}}`,
  '{"email":1,"password":2}',
  '{"email":"a@example.org","password":12345678}',
  `{"email":"${'a'.repeat(300)}@example.org","password":"correct horse battery"}`,
  `{"email":"${lone}@example.org","password":"correct horse battery"}`,
  `{"email":"a\\u0000@example.org","password":"correct horse battery"}`,
  `{"email":"b@example.org","password":"${lone.repeat(20)}"}`,
  '{"email":["a@example.org"],"password":{"$gt":""}}',
  '{"type":"signup","token_hash":{}}',
  '{"type":"signup","token_hash":[1]}',
  '{"type":{},"token":1,"email":"a@example.org"}',
  '{"refresh_token":{}}',
  '{"refresh_token":"\\u0000"}',
  '{"__proto__":{"email":"x"},"constructor":1}',
  '\u0000\u0001\u00ff',
  'x'.repeat(300_000),
];
const types = ['application/json', 'text/plain', 'multipart/form-data; boundary=', 'x', ''];

function randomRequest(): { text: string; about: string } {
  const [method, target, body] = [pick(methods), pick(targets), pick(bodies)];
  const headers = [
    `Host: ${pick(['localhost', 'localhost', 'localhost', '127.0.0.1:1', 'evil.example', 'a b', '[', ''])}`,
    'Connection: close',
    random() < 0.3 ? `Range: ${pick(ranges)}` : '',
    random() < 0.3 ? `Accept-Encoding: ${pick(['br;q=0', 'gzip', '*', ';;', 'br;q=9'])}` : '',
    random() < 0.2 ? `If-None-Match: ${pick(['*', '"', 'W/"x', ','.repeat(500)])}` : '',
    random() < 0.3 ? `Authorization: Bearer ${pick(['x', 'a.b.c', 'e30.e30.', ''])}` : '',
    random() < 0.5 ? `apikey: ${pick(['x', '', '\u00ff'])}` : '',
    random() < 0.2 ? `X-Forwarded-For: ${pick(['x', '1.2.3.4, y', "'", '::1'])}` : '',
    random() < 0.2 ? `Prefer: ${pick(['count=exact', 'return=representation', 'x=,;'])}` : '',
    random() < 0.1 ? 'Expect: 100-continue' : '',
    random() < 0.1 ? 'Upgrade: websocket' : '',
    random() < 0.05 ? `X-Long: ${'y'.repeat(20_000)}` : '',
    `Content-Type: ${pick(types)}`,
    random() < 0.05
      ? 'Transfer-Encoding: chunked'
      : `Content-Length: ${Buffer.byteLength(body, 'latin1')}`,
  ].filter(Boolean);
  const about = `${method} ${target.slice(0, 60)} ${body.slice(0, 60)}`;
  return { text: `${method} ${target} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`, about };
}

test('random requests', { timeout: 300_000 }, async () => {
  const failures: string[] = [];
  const statuses = new Map<number, number>();
  const requests = Array.from({ length: 3000 }, randomRequest).values();
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      for (const { text, about } of requests) {
        // Some leave before the answer is there.
        const answer = await raw(server.port, Buffer.from(text, 'latin1'), 15_000);
        const status = statusOf(answer);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500 && status !== 503) failures.push(`${status} ${about}`);
      }
    }),
  );
  expect(failures).toEqual([]);
  // Most of them reached something that answers.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(100);
  expect(statuses.get(404) ?? 0).toBeGreaterThan(100);
  expect(await server.lives(), 'the process still answers, with the same pid').toBe(true);
});

test('visitors who never finish a request, and who leave in the middle of an answer', async () => {
  const held: Socket[] = [];
  for (let count = 0; count < 1500; count += 1) {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      pick(['GET / HTTP/1.1\r\nHost: x\r\nX-A: ', 'POST /auth/v1/signup HTTP/1.1\r\n', '']),
    );
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
  expect(await server.lives(), 'the process still answers, with the same pid').toBe(true);
});

test('a request whose headers never end is cut off', async () => {
  const answer = await raw(server.port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ', 25_000);
  expect(statusOf(answer)).toBe(408);
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
  ['the backend under an encoded slash', 'GET /auth%2fv1/health HTTP/1.1\r\nHost: x\r\n\r\n', 404],
])('%s', async (_, request, status) => {
  expect(statusOf(await raw(server.port, request, 2000))).toBe(status);
  expect(await server.lives(), 'the process still answers, with the same pid').toBe(true);
});

test('a refused request tells the log nothing that the visitor wrote', async () => {
  const mark = 'ada.byron-7f3';
  await raw(
    server.port,
    `GET /${mark}@example.org%?token=${mark} HTTP/1.1\r\nHost: ${mark}\r\nConnection: close\r\n\r\n`,
  );
  const body = `{"email":"${mark}@example.org","password":{"x":"${mark}"},"metadata":{}}`;
  for (const target of ['/auth/v1/signup', '/auth/v1/recover', '/rest/v1/email_signups'])
    await fetch(server.url + target, { method: 'POST', body });
  expect(server.said()).not.toContain(mark);
  expect(server.said()).not.toMatch(/^\s+at /m);
});
