import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import {
  root,
  serverArguments,
  signUp,
  startCommand,
  startServerProcess,
} from '../browser/server-process.ts';
import { refusal, run, scratchFolder, smallSite, writeSite } from './small-site.ts';

const scratch = scratchFolder('data');
const site = path.join(scratch, 'site');
const inScratch = (name: string) => path.join(scratch, name);

beforeAll(() => writeSite(site, smallSite));

const start = (dataDir: string) => startServerProcess(site, { TUPPENCE_DATA: dataDir });
const refusalOf = (dataDir: string) => refusal(site, { TUPPENCE_DATA: dataDir });
const reset = (dataDir: string) => run('reset', { TUPPENCE_DATA: dataDir });
const listing = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

test('a folder in use is refused under other names too, and is free after kill -9', async () => {
  const dataDir = inScratch('db');
  const first = await start(dataDir);
  symlinkSync(dataDir, inScratch('link'));
  const names = [
    `${dataDir}/`,
    inScratch('link'),
    path.relative(root, dataDir),
    `${scratch}/./x/../db`,
  ];
  for (const name of names) {
    expect(await refusalOf(name), name).toContain(`in use by process ${first.child.pid} on `);
  }
  await expect(reset(`${dataDir}/`)).rejects.toThrow('in use by process');
  expect(await first.stillAnswers(), 'the process still answers, with the same pid').toBe(true);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const second = await start(inScratch('link'));
  await second.stop();
});

test('kill -9 while twenty people sign up loses no acknowledged signup', async () => {
  const server = await start(inScratch('killed'));
  const acknowledged: string[] = [];
  const refused: number[] = [];
  const signUpUntilKilled = async (_: unknown, person: number) => {
    for (let count = 0; server.child.signalCode === null; count += 1) {
      const email = `person${person}.${count}@example.org`;
      const status = await signUp(server.url, email).catch(() => undefined);
      if (status === 201) acknowledged.push(email);
      else if (status) refused.push(status);
    }
  };
  const people = Promise.all(Array.from({ length: 20 }, signUpUntilKilled));
  await vi.waitUntil(() => acknowledged.length >= 100, { timeout: 30_000 });
  server.child.kill('SIGKILL');
  await people;
  const restarted = await start(inScratch('killed'));
  for (const email of acknowledged) expect(await signUp(restarted.url, email), email).toBe(409);
  await restarted.stop();
  expect(refused).toEqual([]);
});

test.each([
  ['one hidden file', { '.profile': 'x' }],
  [
    'a PostgreSQL database',
    { PG_VERSION: '17', 'base/1': '', 'global/1': '', 'pg_wal/1': '', 'postmaster.opts': '' },
  ],
  ['another program’s marker file', { 'tuppence.json': '{"name":"x"}', 'other.txt': '' }],
])('a folder with %s is refused by start and reset, and left unchanged', async (name, files) => {
  const folder = inScratch(`foreign ${name}`);
  writeSite(folder, files);
  const before = listing(folder);
  expect(await refusalOf(folder)).toContain('Nothing was changed');
  await expect(reset(folder)).rejects.toThrow('Nothing was changed');
  expect(listing(folder)).toEqual(before);
  for (const [file, content] of Object.entries(files))
    expect(readFileSync(path.join(folder, file), 'utf8')).toBe(content);
});

test.each(['/proc/x', '/proc/x/data'])(
  'the folder %s, where none can be made, is refused',
  async (folder) => {
    expect(await refusalOf(folder)).toContain('cannot be opened or written');
  },
);

test.runIf(process.platform === 'linux')(
  'a limit on the size of files, which would freeze the database, is refused',
  async () => {
    const env = { ...process.env, PORT: '0', TUPPENCE_DATA: inScratch('small-files') };
    const command = [
      '-c',
      `ulimit -f 2000; exec "$0" "$@"`,
      process.execPath,
      ...serverArguments(site),
    ];
    await expect(startCommand('sh', command, { cwd: root, env })).rejects.toThrow(
      /may not grow above \d MB \(ulimit -f, LimitFSIZE\), and the database needs 1024 MB\.$/,
    );
    expect(existsSync(inScratch('small-files'))).toBe(false);
  },
);

test('good data that cannot be opened are not said to be worthless, and the reason is said', async () => {
  const dataDir = inScratch('unopened');
  await start(dataDir).then((server) => server.stop());
  const version = path.join(dataDir, 'postgres/PG_VERSION');
  writeFileSync(version, '17');
  expect(await refusalOf(dataDir)).toContain('is of PostgreSQL 17, and this server has 18');
  writeFileSync(version, '18');
  const lock = path.join(dataDir, 'tuppence.lock');
  writeFileSync(lock, 'no lock');
  expect(await refusalOf(dataDir)).toContain(`${lock} cannot be locked (file is not a database)`);
  rmSync(lock);
  const settings = path.join(dataDir, 'postgres/postgresql.conf');
  const before = readFileSync(settings);
  writeFileSync(settings, 'nonsense');
  const said = await refusalOf(dataDir);
  expect(said).toMatch(
    /cannot be opened \(configuration file .* contains errors\)\. Nothing was deleted\./,
  );
  expect(said).not.toContain('reset');
  writeFileSync(settings, before);
  const server = await start(dataDir);
  expect(await signUp(server.url, 'kept@example.org')).toBe(201);
  await server.stop();
});

test.each(['renamed', 'replaced', 'removed'])(
  'no signup is acknowledged after the database’s folder was %s under the server',
  async (change) => {
    const dataDir = inScratch(`${change}-meanwhile`);
    const cluster = path.join(dataDir, 'postgres');
    const aside = `${cluster}.aside`;
    const server = await start(dataDir);
    expect(await signUp(server.url, 'first@example.org')).toBe(201);
    if (change === 'removed') rmSync(cluster, { recursive: true });
    else renameSync(cluster, aside);
    if (change === 'replaced') mkdirSync(cluster);
    expect(await signUp(server.url, 'second@example.org')).toBe(503);
    const health = await fetch(`${server.url}/health`);
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({ status: 'nothing can be stored' });
    expect((await fetch(server.url)).status).toBe(200);
    if (change === 'renamed') {
      renameSync(aside, cluster);
      expect(await signUp(server.url, 'second@example.org')).toBe(201);
    }
    await server.stop();
  },
);

test('a file in place of the folder is refused, and left unchanged', async () => {
  writeFileSync(inScratch('a-file'), 'kept');
  expect(await refusalOf(inScratch('a-file'))).toContain('is not a folder');
  expect(readFileSync(inScratch('a-file'), 'utf8')).toBe('kept');
});

test('a server starts in a new folder, even after several starts there were killed', async () => {
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
  expect(await signUp(server.url, 'kept@example.org')).toBe(201);
  await server.stop();
  const again = await start(dataDir);
  expect(await signUp(again.url, 'kept@example.org')).toBe(409);
  await again.stop();
});

test('an import of charities changes nothing if it is killed while it writes', {
  timeout: 180_000,
}, async () => {
  const environment = { TUPPENCE_DATA: inScratch('imported') };
  const register = (name: string, count: number) => {
    const rows = Array.from(
      { length: count },
      (_, index) => `SC${String(index).padStart(6, '0')},${name} Hospice ${index},Active`,
    );
    const file = inScratch(`${name}.csv`);
    writeFileSync(file, ['Charity Number,Charity Name,Charity Status', ...rows, ''].join('\n'));
    return file;
  };
  const importAll = (file: string) => run('charities', environment, file);
  const folderSize = () =>
    listing(environment.TUPPENCE_DATA)
      .map((name) => path.join(environment.TUPPENCE_DATA, name))
      .map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0)
      .reduce((sum, size) => sum + size, 0);

  await start(environment.TUPPENCE_DATA).then((server) => server.stop());
  const before = register('before', 1000);
  expect(await importAll(before)).toContain('1,000 added');
  const after = register('after', 60_000);
  for (const growth of [1e6, 4e6, 12e6]) {
    const size = folderSize();
    const child = spawn(process.execPath, ['app/commands/data.ts', 'charities', after], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    await vi.waitUntil(() => child.exitCode !== null || folderSize() > size + growth, {
      timeout: 60_000,
      interval: 20,
    });
    expect(child.kill('SIGKILL'), 'the import was still running').toBe(true);
    await ended;
    expect(await importAll(before)).toContain('0 added, 0 changed, 0 removed, 1,000 as before');
  }
  expect(await importAll(after)).toContain('59,000 added, 1,000 changed, 0 removed');
});
