/** The data folder opened twice under different names, and pointed at unrelated files. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { machineKeys } from '@tuppence/supabase-embedded/keys';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { paths } from '../../app/paths.ts';
import {
  root,
  scratchFolder,
  serverArguments,
  smallSite,
  startServerProcess,
  writeSite,
} from './small-site.ts';

const scratch = scratchFolder('data');
const site = path.join(scratch.folder, 'site');
const inScratch = (name: string) => path.join(scratch.folder, name);
const { publishable } = machineKeys(paths.keys);

beforeAll(() => writeSite(site, smallSite));
afterAll(() => scratch.remove());

const start = (dataDir: string) => startServerProcess(site, { TUPPENCE_DATA: dataDir });
const refusal = (dataDir: string) =>
  start(dataDir).then(
    async (server) => {
      await server.stop();
      return 'it started';
    },
    (error: Error) => error.message,
  );
const reset = (dataDir: string) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['app/commands/reset.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TUPPENCE_DATA: dataDir },
  });
  return { said: stdout + stderr, status };
};
const join = async (url: string, email: string) => {
  const answer = await fetch(`${url}/rest/v1/email_signups`, {
    method: 'POST',
    headers: { apikey: publishable, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, metadata: { acceptedTerms: true } }),
  });
  return answer.status;
};
/** All names in a folder, to check that nothing was added or removed. */
const listing = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

describe('a data folder in use', () => {
  test('is refused under every other name, and free again after kill -9', async () => {
    const dataDir = inScratch('db');
    const first = await start(dataDir);
    symlinkSync(dataDir, inScratch('link'));
    const names = [
      `${dataDir}/`,
      inScratch('link'),
      path.relative(root, dataDir),
      `${scratch.folder}/./x/../db`,
    ];
    for (const name of names) {
      expect(await refusal(name), name).toContain(`in use by process ${first.child.pid} on `);
    }
    const { said, status } = reset(`${dataDir}/`);
    expect([status, said]).toEqual([1, expect.stringContaining('in use by process')]);
    expect(await join(first.url, 'kept@example.org')).toBe(201);
    expect(await first.stillAnswers(), 'the process still answers, with the same pid').toBe(true);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const second = await start(inScratch('link'));
    expect(await join(second.url, 'kept@example.org')).toBe(409);
    await second.stop();
  });
});

describe('a folder that the server did not create', () => {
  test.each([
    ['photos', { 'holiday.jpg': 'x' }],
    ['one hidden file', { '.profile': 'x' }],
    [
      'a real PostgreSQL',
      { PG_VERSION: '15', 'base/1': '', 'global/1': '', 'pg_wal/1': '', 'postmaster.opts': '' },
    ],
    ['half a PostgreSQL', { PG_VERSION: '17' }],
    ['a marker of somebody else', { 'tuppence.json': '{"name":"x"}', 'other.txt': '' }],
  ])('with %s is refused by start and reset, and left unchanged', async (name, files) => {
    const folder = inScratch(`foreign ${name}`);
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    }
    const before = listing(folder);
    const said = await refusal(folder);
    expect(said).toMatch(/Nothing was changed/);
    expect(said).not.toMatch(/^\s+at /m);
    expect(reset(folder).status).toBe(1);
    expect(listing(folder)).toEqual(before);
    for (const [file, content] of Object.entries(files))
      expect(readFileSync(path.join(folder, file), 'utf8')).toBe(content);
  });

  test('the error names a file in place of the folder', async () => {
    writeFileSync(inScratch('a-file'), 'kept');
    expect(await refusal(inScratch('a-file'))).toContain('is not a folder');
    expect(readFileSync(inScratch('a-file'), 'utf8')).toBe('kept');
  });
});

describe('the first start', () => {
  test('works in an empty folder, even if it is killed repeatedly', async () => {
    const dataDir = inScratch('empty');
    mkdirSync(dataDir);
    for (const delayMs of [50, 400, 900, 1500]) {
      const child = spawn(process.execPath, serverArguments(site), {
        cwd: root,
        stdio: 'ignore',
        env: { ...process.env, PORT: '0', TUPPENCE_DATA: dataDir },
      });
      const ended = once(child, 'exit');
      setTimeout(() => child.kill('SIGKILL'), delayMs);
      await ended;
    }
    const server = await start(dataDir);
    expect(await join(server.url, 'kept@example.org')).toBe(201);
    await server.stop();
    const again = await start(dataDir);
    expect(await join(again.url, 'kept@example.org')).toBe(409);
    await again.stop();
  });
});

describe('an import of charities', () => {
  const dataDir = inScratch('imported');
  const register = (name: string, count: number) => {
    const rows = Array.from(
      { length: count },
      (_, index) => `SC${String(index).padStart(6, '0')},${name} Hospice ${index},Active`,
    );
    const file = inScratch(`${name}.csv`);
    writeFileSync(file, ['Charity Number,Charity Name,Charity Status', ...rows, ''].join('\n'));
    return file;
  };
  const env = { ...process.env, TUPPENCE_DATA: dataDir };
  const command = (file: string) => ['app/commands/charities.ts', file];
  const importAll = (file: string) =>
    spawnSync(process.execPath, command(file), { cwd: root, encoding: 'utf8', env });
  const folderSize = () =>
    readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
      .map((name) => statSync(path.join(dataDir, name), { throwIfNoEntry: false })?.size ?? 0)
      .reduce((sum, size) => sum + size, 0);

  test('changes nothing if it is killed while it writes', { timeout: 180_000 }, async () => {
    await start(dataDir).then((server) => server.stop());
    const before = register('before', 1000);
    expect(importAll(before).stdout).toContain('1,000 added');
    const after = register('after', 60_000);
    for (const growth of [1e6, 4e6, 12e6]) {
      const size = folderSize();
      const child = spawn(process.execPath, command(after), { cwd: root, env, stdio: 'ignore' });
      const ended = once(child, 'exit');
      await vi.waitUntil(() => child.exitCode !== null || folderSize() > size + growth, {
        timeout: 60_000,
        interval: 20,
      });
      expect(child.kill('SIGKILL'), 'the import was still running').toBe(true);
      await ended;
      expect(importAll(before).stdout).toContain('0 added, 0 changed, 0 removed, 1,000 as before');
    }
    expect(importAll(after).stdout).toContain('59,000 added, 1,000 changed, 0 removed');
  });
});
