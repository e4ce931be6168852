import { mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { keptAssetsName } from '@tuppence/supabase-embedded/static';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishRelease } from '../../packages/site/src/release/releases.ts';
import { type ServerProcess, startServerProcess } from '../browser/server-process.ts';
import { scratchFolder, writeSite } from './small-site.ts';

const scratch = scratchFolder('releases');
const dist = path.join(scratch, 'dist');
const site = path.join(dist, 'client');
let server: ServerProcess;
let count = 0;

/** Publishes a release as a build does. Returns its number. */
async function release(): Promise<number> {
  count += 1;
  const built = path.join(dist, `.building-${count}`);
  const script = `assets/app-${count}.js`;
  writeSite(path.join(built, 'client'), {
    'index.html': `<script src="/${script}"></script>${'x'.repeat(20_000)}`,
    '404.html': '<h1>404</h1>',
    'version.json': `{"commit":"${count}"}`,
    [script]: `export const release = ${count};${'\n'.repeat(20_000)}`,
  });
  await publishRelease(built, site, keptAssetsName);
  return count;
}

beforeAll(async () => {
  mkdirSync(dist, { recursive: true });
  await release();
  server = await startServerProcess(site);
});
afterAll(() => server?.stop());

test('a hundred releases under load: no request fails, and every page finds its script', async () => {
  const failures: string[] = [];
  let pages = 0;
  let isRunning = true;
  const textOf = async (address: string) => {
    const answer = await fetch(server.url + address);
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
    return answer.text();
  };
  const visitor = async () => {
    while (isRunning) {
      try {
        const [, script = ''] = /src="([^"]+)"/.exec(await textOf('/')) ?? [];
        await textOf(script);
        pages += 1;
      } catch (error) {
        failures.push(String(error));
      }
    }
  };
  const visitors = Array.from({ length: 6 }, visitor);
  for (let round = 0; round < 100; round += 1) await release();
  isRunning = false;
  await Promise.all(visitors);
  expect(failures).toEqual([]);
  expect(pages).toBeGreaterThan(50);
  expect(await (await fetch(`${server.url}/version.json`)).json()).toEqual({ commit: `${count}` });
  expect(await server.stillAnswers(), 'the process still answers, with the same pid').toBe(true);
});

test('the assets of earlier releases remain for a day', async () => {
  const first = `${server.url}/assets/app-${count}.js`;
  await release();
  const kept = await fetch(first);
  expect([kept.status, kept.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  const folder = path.join(dist, 'kept-assets');
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const name of readdirSync(folder)) utimesSync(path.join(folder, name), yesterday, yesterday);
  await release();
  // Each release keeps the assets of the release that it replaces.
  expect((await fetch(`${server.url}/assets/app-${count - 1}.js`)).status).toBe(200);
  expect((await fetch(first)).status).toBe(404);
  expect(readdirSync(folder).every((name) => name.startsWith(`app-${count - 1}.`))).toBe(true);
});

test('a release remains for a minute after it was replaced, however old it is', async () => {
  const releases = path.join(dist, 'releases');
  await release();
  const name = readdirSync(releases).sort().at(-1) ?? '';
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  const age = () => utimesSync(path.join(releases, name), yesterday, yesterday);
  age();
  for (let replaced = 0; replaced < 3; replaced++) await release();
  expect(readdirSync(releases)).toContain(name);
  age();
  await release();
  expect(readdirSync(releases)).not.toContain(name);
});

test('the symbolic link to the release may have any name', async () => {
  const folder = path.join(scratch, 'elsewhere');
  writeSite(path.join(folder, '.building/client'), { 'index.html': 'Home' });
  await publishRelease(path.join(folder, '.building'), path.join(folder, 'public'), keptAssetsName);
  expect(readFileSync(path.join(folder, 'public/index.html'), 'utf8')).toBe('Home');
});
