/** The file server with ranges, encodings and paths that no browser sends. */
import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  raw,
  type ServerProcess,
  scratchFolder,
  smallSite,
  startServerProcess,
  statusOf,
  writeSite,
} from './small-site.ts';

const scratch = scratchFolder('files');
const site = path.join(scratch.folder, 'site');
let server: ServerProcess;

beforeAll(async () => {
  writeSite(site, smallSite);
  writeFileSync(path.join(scratch.folder, 'secret.txt'), 'secret');
  symlinkSync(path.join(scratch.folder, 'secret.txt'), path.join(site, 'leak.txt'));
  symlinkSync(scratch.folder, path.join(site, 'outside'));
  writeSite(site, { '.env': 'SMTP_PASS=secret', '.git/config': 'secret' });
  server = await startServerProcess(site);
});
afterAll(async () => {
  await server?.stop();
  scratch.remove();
});
afterEach(async () => {
  expect(await server.stillAnswers(), 'the process still answers, with the same pid').toBe(true);
});

const ask = (method: string, target: string, headers: Record<string, string> = {}) =>
  raw(
    server.port,
    `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${Object.entries(
      headers,
    )
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  );
const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n') + 4);
const headerOf = (answer: string, name: string) =>
  new RegExp(`^${name}: (.*)\r$`, 'im').exec(answer)?.[1] ?? null;

describe('ranges', () => {
  const malformed = [
    'bytes=9-1',
    'bytes=-0',
    'bytes=-',
    'bytes=abc',
    'bytes=1-x',
    'bytes=99999999999999999999-',
    'bytes=0-99999999999999999999',
    'bytes=--5',
    'bytes=5--1',
    'bytes=,,,',
    'chars=0-5',
    `bytes=${'0-1,'.repeat(2000)}`,
  ];
  test.each(Object.keys(smallSite))('malformed ranges of %s', async (file) => {
    for (const range of malformed) {
      for (const method of ['GET', 'HEAD']) {
        const status = statusOf(await ask(method, `/${file}`, { Range: range }));
        expect([200, 206, 301, 404, 416], `${method} ${range}`).toContain(status);
      }
    }
  });

  test.each([
    ['bytes=0-0', '0', 'bytes 0-0/16'],
    ['bytes=-5', 'bcdef', 'bytes 11-15/16'],
    ['bytes=10-', 'abcdef', 'bytes 10-15/16'],
    ['bytes=4-6', '456', 'bytes 4-6/16'],
    ['bytes=-99', '0123456789abcdef', 'bytes 0-15/16'],
    ['bytes=8-99', '89abcdef', 'bytes 8-15/16'],
  ])('%s returns %s', async (range, body, contentRange) => {
    const answer = await ask('GET', '/films/hero.webm', { Range: range });
    expect([statusOf(answer), bodyOf(answer), headerOf(answer, 'content-range')]).toEqual([
      206,
      body,
      contentRange,
    ]);
    expect(headerOf(answer, 'content-length')).toBe(String(body.length));
  });

  test('a range behind the end returns no data', async () => {
    const answer = await ask('GET', '/films/hero.webm', { Range: 'bytes=16-20' });
    expect([statusOf(answer), headerOf(answer, 'content-range')]).toEqual([416, 'bytes */16']);
  });

  test('If-Range with another version returns the whole file', async () => {
    const headers = { Range: 'bytes=0-0', 'If-Range': '"another"' };
    const answer = await ask('GET', '/films/hero.webm', headers);
    expect([statusOf(answer), bodyOf(answer)]).toEqual([200, '0123456789abcdef']);
  });
});

describe('encodings', () => {
  test.each([
    ['', null],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0', null],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['*;q=0', null],
    ['identity;q=0, gzip', 'gzip'],
    ['identity, br;q=0.5', null],
    ['BR', 'br'],
    ['br;q=x', 'br'],
    [',,;;q=,', null],
    ['brr', null],
    ['x'.repeat(8000), null],
  ])('"%s" is answered with %s', async (accepted, encoding) => {
    for (const [target, file] of [
      ['/', 'index.html'],
      ['/nowhere', '404.html'],
    ] as const) {
      const response = await fetch(server.url + target, { headers: {} });
      await response.arrayBuffer();
      const answer = await ask('GET', target, accepted ? { 'Accept-Encoding': accepted } : {});
      const got = headerOf(answer, 'content-encoding');
      if (accepted !== 'br;q=x') expect(got, target).toBe(encoding);
      const body = Buffer.from(bodyOf(answer), 'latin1');
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[got ?? ''];
      expect((unpack ? unpack(body) : body).toString()).toBe(smallSite[file]);
      expect(headerOf(answer, 'vary')).toBe('Accept-Encoding');
    }
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
    '/index.html%00.txt',
    '/%00',
    '/%',
    '/%zz',
    '/%ff',
    '/%c0%ae%c0%ae/secret.txt',
    '/%ed%a0%80',
    '/%E0%A4%A',
    `/${'a/'.repeat(3000)}`,
    `/${'%2e%2e%2f'.repeat(1000)}secret.txt`,
    '/index.html.br',
    '/_headers',
    '/constructor',
    '/__proto__',
  ])('%s is not found', async (target) => {
    const answer = await ask('GET', target);
    expect(statusOf(answer)).toBe(404);
    expect(answer).not.toContain('secret');
  });

  test('an absolute URL, another host, a fragment and a query all return the page', async () => {
    for (const target of ['http://evil.example/about', '/about?x=%'])
      expect(bodyOf(await ask('GET', target)), target).toBe('<h1>About</h1>');
  });

  test.each([
    ['/ABOUT', '/about'],
    ['/about/', '/about'],
    ['/About/Index.html', '/about'],
    ['/%61bout', '/about'],
    ['/index.html?q=//evil.example', '/?q=//evil.example'],
    ['http://evil.example/ABOUT?q=1', '/about?q=1'],
  ])('%s redirects to %s, on this site', async (target, address) => {
    const answer = await ask('GET', target);
    expect(statusOf(answer)).toBe(301);
    expect(headerOf(answer, 'location')).toBe(address);
  });

  test.each(['//evil.example', '//about', '/\\evil.example', '/%2fabout', '/about%0d%0ax:y'])(
    '%s redirects nowhere',
    async (target) => expect(statusOf(await ask('GET', target))).toBe(404),
  );

  test('conditional requests work', async () => {
    const first = await ask('GET', '/about');
    const [etag, date] = [headerOf(first, 'etag') ?? '', headerOf(first, 'last-modified') ?? ''];
    const status = async (headers: Record<string, string>) =>
      statusOf(await ask('GET', '/about', headers));
    expect(await status({ 'If-None-Match': etag })).toBe(304);
    expect(await status({ 'If-None-Match': `"x", ${etag}` })).toBe(304);
    expect(await status({ 'If-None-Match': '"x"' })).toBe(200);
    expect(await status({ 'If-Modified-Since': date })).toBe(304);
    expect(await status({ 'If-Modified-Since': 'never' })).toBe(200);
    expect(await status({ 'If-Match': '"x"' })).toBe(412);
    expect(await status({ 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(412);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s on a file is refused',
    async (method) => {
      expect(statusOf(await ask(method, '/about'))).toBe(405);
    },
  );
});
