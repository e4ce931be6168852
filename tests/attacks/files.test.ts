import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ServerProcess, startServerProcess } from '../browser/server-process.ts';
import { scratchFolder, smallSite, writeSite } from './small-site.ts';

const scratch = scratchFolder('files');
const site = path.join(scratch, 'site');
let server: ServerProcess;

beforeAll(async () => {
  writeSite(site, smallSite);
  writeFileSync(path.join(scratch, 'secret.txt'), 'secret');
  symlinkSync(path.join(scratch, 'secret.txt'), path.join(site, 'leak.txt'));
  symlinkSync(scratch, path.join(site, 'outside'));
  writeSite(site, { '.env': 'SMTP_PASS=secret', '.git/config': 'secret' });
  server = await startServerProcess(site);
});
afterAll(() => server?.stop());
afterEach(async () => {
  expect(await server.stillAnswers(), 'the process still answers, with the same pid').toBe(true);
});

/** Sends the path exactly as given: fetch() would tidy it and add headers. */
async function ask(method: string, target: string, headers: Record<string, string> = {}) {
  const { port } = server;
  const asked = request({ port, method, path: target, headers, agent: false }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

describe('ranges', () => {
  const malformed = [
    'bytes=9-1',
    'bytes=-0',
    'bytes=abc',
    'bytes=99999999999999999999-',
    'bytes=0-99999999999999999999',
    'chars=0-5',
    `bytes=${'0-1,'.repeat(2000)}`,
  ];
  test.each(Object.keys(smallSite))(
    'malformed ranges of %s do not break the server',
    async (file) => {
      for (const range of malformed) {
        for (const method of ['GET', 'HEAD']) {
          const { status } = await ask(method, `/${file}`, { Range: range });
          expect([200, 206, 301, 404, 416], `${method} ${range}`).toContain(status);
        }
      }
    },
  );

  test.each([
    ['bytes=0-0', '0', 'bytes 0-0/16'],
    ['bytes=-5', 'bcdef', 'bytes 11-15/16'],
    ['bytes=10-', 'abcdef', 'bytes 10-15/16'],
    ['bytes=4-6', '456', 'bytes 4-6/16'],
    ['bytes=-99', '0123456789abcdef', 'bytes 0-15/16'],
    ['bytes=8-99', '89abcdef', 'bytes 8-15/16'],
  ])('%s returns %s', async (range, body, contentRange) => {
    const answer = await ask('GET', '/films/hero.webm', { Range: range });
    expect([answer.status, answer.body.toString()]).toEqual([206, body]);
    expect(answer.headers).toMatchObject({
      'content-range': contentRange,
      'content-length': String(body.length),
    });
  });

  test('a range beyond the end is refused', async () => {
    const { status, headers } = await ask('GET', '/films/hero.webm', { Range: 'bytes=16-20' });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */16']);
  });

  test('If-Range with another version returns the whole file', async () => {
    const headers = { Range: 'bytes=0-0', 'If-Range': '"another"' };
    const { status, body } = await ask('GET', '/films/hero.webm', headers);
    expect([status, body.toString()]).toEqual([200, '0123456789abcdef']);
  });
});

test.each([
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['identity;q=0, gzip', 'gzip'],
  ['identity, br;q=0.5', undefined],
  ['BR', 'br'],
  [',,;;q=,', undefined],
  ['brr', undefined],
])('the accepted encodings "%s" are answered with %s', async (accepted, encoding) => {
  for (const [target, file] of [
    ['/', 'index.html'],
    ['/nowhere', '404.html'],
  ] as const) {
    const { headers, body } = await ask('GET', target, { 'Accept-Encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
    expect((unpack ? unpack(body) : body).toString()).toBe(smallSite[file]);
  }
});

describe('a file that is replaced while it is served', () => {
  const folder = path.join(site, 'swapped');
  const file = path.join(folder, 'page.html');
  const outside = path.join(scratch, 'outside');
  beforeAll(() => {
    writeSite(outside, { 'page.html': 'secret' });
  });
  test.each<[string, () => void]>([
    ['a link', () => symlinkSync(path.join(outside, 'page.html'), file)],
    [
      'a link in place of its folder',
      () => {
        rmSync(folder, { recursive: true });
        symlinkSync(outside, folder);
      },
    ],
    ['a pipe', () => void execFileSync('mkfifo', [file])],
    ['a folder', () => mkdirSync(file)],
    ['nothing', () => undefined],
  ])('by %s is not found', async (_, replace) => {
    rmSync(folder, { recursive: true, force: true });
    const next = path.join(scratch, 'next');
    writeSite(next, { 'page.html': 'public' });
    renameSync(next, folder);
    for (const name of ['page.html.br', 'page.html.gz']) rmSync(path.join(folder, name));
    await expect.poll(async () => (await ask('GET', '/swapped/page.html')).status).toBe(200);
    rmSync(file);
    replace();
    for (let count = 0; count < 6; count += 1) {
      const { status, body } = await ask('GET', '/swapped/page.html');
      expect([status, body.toString()]).toEqual([404, '<h1>404</h1>']);
    }
    rmSync(folder, { recursive: true });
  });
});

describe('paths', () => {
  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/about/..%2f..%2fsecret.txt',
    '/..\\secret.txt',
    '/%5c..%5csecret.txt',
    '//secret.txt',
    '/leak.txt',
    '/outside/secret.txt',
    '/.env',
    '/.git/config',
    '/%2eenv',
    '/%00',
    '/%zz',
    '/%c0%ae%c0%ae/secret.txt',
    '/%ed%a0%80',
    `/${'a/'.repeat(3000)}`,
    `/${'%2e%2e%2f'.repeat(1000)}secret.txt`,
    '/index.html.br',
    '/_headers',
    '/404',
    '/404.html',
    '/constructor',
    '/__proto__',
  ])('path %# is not found', async (target) => {
    const { status, body } = await ask('GET', target);
    expect([status, body.toString()], target).toEqual([404, '<h1>404</h1>']);
  });

  test('an absolute URL with another host, and a query, return the page', async () => {
    for (const target of ['http://evil.example/about', '/about?x=%'])
      expect((await ask('GET', target)).body.toString(), target).toBe('<h1>About</h1>');
  });

  test.each([
    ['/ABOUT', '/about'],
    ['/about/', '/about'],
    ['/About/Index.html', '/about'],
    ['/%61bout', '/about'],
    ['/about.', '/about'],
    ['/about%20(', '/about'],
    ['/about%E2%80%9D', '/about'],
    ['/About/index.html),?q=1', '/about?q=1'],
    ['/about%3Fref=ann%23x%0d%0ay:z?q=1', '/about?ref=ann#x%0D%0Ay:z?q=1'],
    ['/%3Fref=ann', '/?ref=ann'],
    ['/index.html?q=//evil.example', '/?q=//evil.example'],
    ['http://evil.example/ABOUT?q=1', '/about?q=1'],
  ])('%s redirects to %s, on this site', async (target, address) => {
    const { status, headers } = await ask('GET', target);
    expect([status, headers.location]).toEqual([301, address]);
  });

  test.each([
    '//evil.example',
    '//about',
    '/\\evil.example',
    '/%2fabout',
    '/about%0d%0ax:y',
    '/.about',
    '/about.x',
  ])('%s redirects nowhere', async (target) => expect((await ask('GET', target)).status).toBe(404));

  test('conditional requests work', async () => {
    const { etag = '', 'last-modified': date = '' } = (await ask('GET', '/about')).headers;
    for (const [name, value, status] of [
      ['If-None-Match', `"x", ${etag}`, 304],
      ['If-None-Match', '"x"', 200],
      ['If-Modified-Since', date, 304],
      ['If-Modified-Since', 'never', 200],
      ['If-Match', '"x"', 412],
      ['If-Unmodified-Since', 'Thu, 01 Jan 1970 00:00:00 GMT', 412],
    ] as const)
      expect((await ask('GET', '/about', { [name]: value })).status, name).toBe(status);
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s on a file is refused',
    async (method) => expect((await ask(method, '/about')).status).toBe(405),
  );
});
