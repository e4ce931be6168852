/** Needs: apt-get install nginx-light openssl */
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { publishedSite } from '@tuppence/publication/published-site';
import { paths } from '@tuppence/settings/paths';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../browser/listen.ts';
import { program, startNginx, type WebServer } from './web-servers.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tuppence-servers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const secure = publishedSite(paths.site)?.headers.secure;
const site = (file: string) => readFileSync(path.join(paths.site, file));
const inFolder = (name: string, ending: string) =>
  `/${name}/${readdirSync(path.join(paths.site, name)).find((file) => file.endsWith(ending))}`;

const nginx = program('nginx') ?? '';

describe.runIf(nginx && program('openssl'))('nginx', () => {
  let server: WebServer;
  beforeAll(async () => {
    const adapt = (text: string) =>
      text
        .replaceAll('/srv/tuppence/client', paths.site)
        .replaceAll('/srv/tuppence', path.dirname(realpathSync(paths.site)));
    server = await startNginx(nginx, folder, 'nginx-static.conf', adapt);
  });
  afterAll(() => server?.stop());

  test.each([
    ['/', 'index.html', 200],
    ['/about', 'about/index.html', 200],
    ['/about?from=mail', 'about/index.html', 200],
    ['/terms-and-conditions', 'terms-and-conditions/index.html', 200],
    ['/privacy-policy', 'privacy-policy/index.html', 200],
    ['/donation-api/loyalty', 'donation-api/loyalty/index.html', 200],
    ['/nowhere', '404.html', 404],
    ['/404/not-found/', '404.html', 404],
    ['/assets/gone.js', '404.html', 404],
    ['/_headers', '404.html', 404],
  ])('answers %s with %s and %i', async (address, file, status) => {
    const answer = await server.get(address);
    expect(answer.status).toBe(status);
    expect(answer.body.equals(site(file)), `the body is ${file}`).toBe(true);
    expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(secure).toBeDefined();
    for (const [header, value] of Object.entries(secure ?? {})) {
      expect(answer.headers[header.toLowerCase()], header).toBe(value);
    }
  });

  test.each([
    ['/ABOUT', '/about'],
    ['/about/', '/about'],
    ['/index.html', '/'],
    ['/parentkind.', '/parentkind'],
    ['/parentkind),?ref=STANNES', '/parentkind?ref=STANNES'],
    ['/parentkind%E2%80%9D', '/parentkind'],
    ['/)', '/'],
    ['/Made-In-Hackney?from=mail', '/made-in-hackney?from=mail'],
  ])('redirects %s to %s', async (address, canonical) => {
    const answer = await server.get(address);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toMatch(
      new RegExp(`^(https://[^/]+)?${canonical.replace('?', '\\?')}$`),
    );
  });

  test('serves files with their own headers', async () => {
    const script = await server.get(inFolder('assets', '.js'));
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(script.headers['content-type']).toMatch(/javascript/);
    const picture = await server.get(inFolder('uploads/share', '.png'));
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const types = {
      '/.well-known/apple-app-site-association': 'application/json',
      '/site.webmanifest': 'application/manifest+json',
      '/version.json': 'application/json',
    };
    for (const [address, type] of Object.entries(types)) {
      const answer = await server.get(address);
      expect(answer.status, address).toBe(200);
      expect(answer.headers['content-type'], address).toMatch(type);
    }
  });

  test('serves the compressed files of the build', async () => {
    const zipped = await server.get('/', { 'Accept-Encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(zipped.body.equals(site('index.html.gz'))).toBe(true);
    expect(gunzipSync(zipped.body).equals(site('index.html'))).toBe(true);
    // Gzip, unless the shipped configuration enables Brotli.
    const small = await server.get('/', { 'Accept-Encoding': 'br, gzip' });
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[
      String(small.headers['content-encoding'])
    ];
    expect(unpack?.(small.body).equals(site('index.html'))).toBe(true);
  });
});

test.runIf(nginx && program('openssl'))(
  'nginx shows that the site is back in a moment while the server restarts',
  async () => {
    const place = mkdtempSync(path.join(folder, 'down-'));
    const port = await freePort();
    const server = await startNginx(nginx, place, 'nginx.conf', (text) =>
      text.replace('127.0.0.1:4173', `127.0.0.1:${port}`),
    );
    const answer = await server.get('/about');
    await server.stop();
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '10',
      'cache-control': 'no-store',
    });
    expect(answer.body.toString()).toContain('<h1>Back in a moment</h1>');
  },
);
