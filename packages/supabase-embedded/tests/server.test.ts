import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoDonorEmail, demoDonorPassword } from '../../../tests/browser/demo-credentials.ts';
import { isLocked } from '../src/database/lock.ts';
import { readServerEnvironment } from '../src/server/environment.ts';
import { type RunningServer, startServer } from '../src/server/server.ts';
import { giftsOf, project } from './harness.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tuppence-server-'));
const site = join(scratch, 'site');
const write = (path: string, content: string) => {
  mkdirSync(join(site, path, '..'), { recursive: true });
  writeFileSync(join(site, path), content);
  writeFileSync(join(site, `${path}.br`), brotliCompressSync(content));
  writeFileSync(join(site, `${path}.gz`), gzipSync(content));
};
write('index.html', '<h1>Home</h1>');
write('about/index.html', '<h1>About</h1>');
write('terms.html', '<h1>Terms</h1>');
write('404.html', '<h1>404</h1>');
write('assets/app-1a2b.js', 'export {};');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('the site', () => {
  let server: RunningServer;
  beforeAll(async () => {
    const headers = (path: string) => ({ 'X-Path': path, 'X-Content-Type-Options': 'nosniff' });
    server = await startServer({ project, port: 0, site, dataDir: 'memory', headers });
  });
  afterAll(() => server.close());
  const get = (path: string, init: RequestInit = {}) => fetch(server.url + path, init);

  it.each([
    ['/', 200, '<h1>Home</h1>', 'no-cache'],
    ['/about', 200, '<h1>About</h1>', 'no-cache'],
    ['/terms', 200, '<h1>Terms</h1>', 'no-cache'],
    ['/terms?from=footer', 200, '<h1>Terms</h1>', 'no-cache'],
    ['/assets/app-1a2b.js', 200, 'export {};', 'public, max-age=31536000, immutable'],
    ['/nowhere', 404, '<h1>404</h1>', 'no-cache'],
    ['/assets/gone.js', 404, '<h1>404</h1>', 'no-cache'],
    ['/%ff', 404, '<h1>404</h1>', 'no-cache'],
    ['/..%2f..%2fpackage.json', 404, '<h1>404</h1>', 'no-cache'],
  ])('%s is %i', async (path, status, body, cache) => {
    for (const encoding of ['identity', 'gzip', 'br, gzip']) {
      const response = await get(path, { headers: { 'Accept-Encoding': encoding } });
      expect([response.status, await response.text()]).toEqual([status, body]);
      expect(response.headers.get('cache-control')).toBe(cache);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const expected = { identity: null, gzip: 'gzip', 'br, gzip': 'br' }[encoding];
      expect(response.headers.get('content-encoding')).toBe(expected);
    }
  });

  it('is not sent again to a client that has it', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    expect(
      (
        await get('/', {
          headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0', Pragma: '' },
        })
      ).status,
    ).toBe(304);
  });

  it.each([
    { 'If-Match': '"another"' },
    { 'If-Unmodified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' },
    { Range: 'bytes=0-1' },
  ])('has no page at an unknown address, also for %j', async (headers) => {
    const response = await get('/nowhere', { headers });
    expect([response.status, await response.text()]).toEqual([404, '<h1>404</h1>']);
  });

  it('is read-only', async () => {
    const response = await get('/', { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('has its health for GET and HEAD only', async () => {
    for (const method of ['GET', 'HEAD'])
      expect((await fetch(`${server.url}/health`, { method })).status).toBe(200);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await fetch(`${server.url}/health`, { method });
      expect([answer.status, answer.headers.get('allow')], method).toEqual([405, 'GET, HEAD']);
    }
  });

  it('shares its origin and its headers with the backend', async () => {
    const path = '/rest/v1/rpc/charities_are_sample';
    const response = await get(path, {
      method: 'POST',
      body: '{}',
      headers: { apikey: server.backend.keys.publishable, 'Content-Type': 'application/json' },
    });
    expect([response.status, response.headers.get('x-path')]).toEqual([200, path]);
    expect((await get('/_system/info')).status).toBe(404);
  });

  it('has the demo donor, with gifts of two tax years', async () => {
    const client = createClient(server.url, server.backend.keys.publishable, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { error } = await client.auth.signInWithPassword({
      email: demoDonorEmail,
      password: demoDonorPassword,
    });
    expect(error).toBe(null);
    const { data } = await giftsOf(client);
    const earlier = data?.filter(({ given_on }) => given_on < '2026-04-06') ?? [];
    expect(earlier.length).toBeGreaterThan(40);
    expect((data?.length ?? 0) - earlier.length).toBeGreaterThan(25);
    const kinds = new Set(data?.map(({ kind, gift_aid }) => `${kind} ${gift_aid}`));
    expect([...kinds].sort()).toEqual(['brand_donation false', 'own_gift false', 'own_gift true']);
  });
});

describe('starting', () => {
  it('reports a missing build', async () => {
    await expect(startServer({ project, port: 0, site: join(scratch, 'none') })).rejects.toThrow(
      'no built site',
    );
  });

  it.each([undefined, ' '])('in production fails if the mail settings are "%s"', async (value) => {
    for (const name of ['HOST', 'USER', 'PASS', 'FROM']) vi.stubEnv(`SMTP_${name}`, value);
    await expect(
      startServer({ project, port: 0, site, dataDir: 'memory', production: true }),
    ).rejects.toThrow('SMTP_HOST');
    vi.unstubAllEnvs();
  });

  it('in production adds neither a demo donor nor a mailbox', async () => {
    for (const name of ['HOST', 'USER', 'PASS', 'FROM'])
      vi.stubEnv(`SMTP_${name}`, 'x@example.org');
    const server = await startServer({
      project,
      port: 0,
      site,
      dataDir: 'memory',
      production: true,
    });
    const { rows } = await server.backend.database.query('select email from auth.users');
    expect(rows).toEqual([]);
    expect((await fetch(`${server.url}/_mailbox`)).status).toBe(404);
    expect((await fetch(`${server.url}/_mailbox.json`)).status).toBe(404);
    await server.close();
    vi.unstubAllEnvs();
  });

  it('reads the port from the environment', () => {
    const portFrom = (PORT?: string) => readServerEnvironment({ PORT }).port;
    expect([portFrom(undefined), portFrom(''), portFrom('0'), portFrom('8080')]).toEqual([
      4173, 4173, 0, 8080,
    ]);
    for (const text of ['http', '70000', '-1', '80.5'])
      expect(() => portFrom(text)).toThrow('PORT must be');
  });
});

describe('the process', () => {
  const children: ChildProcess[] = [];
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(
      children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')),
    );
  });
  const start = (env: Record<string, string>) => {
    const module = new URL('../src/server/run.ts', import.meta.url).href;
    const script = `import { runServer } from ${JSON.stringify(module)}; await runServer({ project: ${JSON.stringify(project)}, site: ${JSON.stringify(site)} });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { ...process.env, ...env },
    });
    children.push(child);
    let output = '';
    child.stdout.on('data', (part) => {
      output += part;
    });
    child.stderr.on('data', (part) => {
      output += part;
    });
    const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const until = async (text: string) => {
      while (!output.includes(text) && child.exitCode === null) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return output;
    };
    return { child, exit, until, output: () => output };
  };

  it('prints its address, refuses a second start on its folder or port, and stops cleanly', async () => {
    const dataDir = join(scratch, 'db');
    const first = start({ PORT: '0', TUPPENCE_DATA: dataDir });
    const url = /http:\/\/localhost:\d+/.exec(await first.until('Tuppence is at'))?.[0] ?? '';
    expect((await fetch(url)).status).toBe(200);
    const second = start({ PORT: '0', TUPPENCE_DATA: dataDir });
    expect(await second.exit).toBe(1);
    expect(second.output()).toContain(`in use by process ${first.child.pid}`);
    const third = start({ PORT: new URL(url).port, TUPPENCE_DATA: 'memory' });
    expect(await third.exit).toBe(1);
    expect(third.output().trim()).toMatch(/^Port \d+ is in use\. .*$/);
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);
    expect(isLocked(dataDir)).toBe(false);
  }, 180_000);
});
