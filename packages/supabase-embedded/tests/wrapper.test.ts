import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { generateKeys, machineKeys } from '../src/accounts/keys.ts';
import { readMarker, writeMarker } from '../src/database/data-folder.ts';
import { lockHolder, takeLock } from '../src/database/lock.ts';
import { migrate } from '../src/database/migrations.ts';
import { QueueFullError, RequestQueue } from '../src/database/request-queue.ts';
import { reset, runReset } from '../src/operations/reset.ts';
import { projectPaths } from '../src/paths.ts';
import { createBackend } from '../src/server/backend.ts';
import { type Harness, project, startBackend } from './harness.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tuppence-backend-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const quiet = { project, keys: generateKeys(), log: () => undefined };
const address = 'kept@example.org';
const add = `insert into email_signups (email, metadata) values ('${address}', '{"acceptedTerms": true}')`;

describe('the queue', () => {
  it('runs requests one at a time and in order, even after an error', async () => {
    const queue = new RequestQueue();
    const seen: string[] = [];
    const work = (name: string, delayMs: number, fails = false) =>
      queue.run(async () => {
        seen.push(`${name} in`);
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        seen.push(`${name} out`);
        if (fails) throw new Error(name);
        return new Response(name);
      });
    const all = await Promise.allSettled([work('a', 20), work('b', 5, true), work('c', 0)]);
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });

  it('refuses requests while a thousand are waiting', async () => {
    const queue = new RequestQueue();
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const waiting = Array.from({ length: 1000 }, () =>
      queue.run(async () => {
        await gate;
        return new Response();
      }),
    );
    await expect(queue.run(async () => new Response())).rejects.toBeInstanceOf(QueueFullError);
    open();
    await Promise.all(waiting);
    expect((await queue.run(async () => new Response())).status).toBe(200);
  });

  it('reports how long the current request has run', async () => {
    const queue = new RequestQueue();
    expect(queue.turnMs).toBe(0);
    let finish: () => void = () => {};
    const turn = queue.run(() => new Promise<void>((resolve) => (finish = resolve)));
    await expect.poll(() => queue.turnMs).toBeGreaterThan(10);
    finish();
    await turn;
    expect(queue.turnMs).toBe(0);
  });
});

describe('paths and methods', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startBackend();
  });
  afterAll(() => harness.stop());

  it.each([
    '/_system',
    '/_system/info',
    '/rest/v1/../../_system/info',
    '/rest/v1/%2e%2e/%2e%2e/_system/info',
    '/auth/v1/..%2f..%2f_system',
    '/storage/v1/bucket',
    '/auth/v1/otp',
    '/auth/v1/magiclink',
    '/auth/v1/admin/users',
    '/auth/v1/authorize?provider=github',
  ])('%s is not there', async (path) => {
    const { secret } = harness.backend.keys;
    for (const key of [null, secret]) {
      // Calls the backend without HTTP. `Request` resolves dots in the path, as fetch() does.
      const inside = await harness.backend.fetch(
        new Request(`http://localhost${path}`, { headers: key ? { apikey: key } : {} }),
      );
      expect(inside.status).toBe(404);
      const outside = await harness.call(path, { key });
      expect(outside.status).toBe(404);
    }
  });

  it('answers another method with 405 and the allowed methods', async () => {
    const response = await harness.call('/auth/v1/signup', { method: 'GET' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it('a failing migration is rolled back and explained; an edited one is refused', async () => {
    const migrations = join(scratch, 'migrations');
    const write = (file: string, sql: string) => writeFileSync(join(migrations, file), sql);
    mkdirSync(migrations);
    write('20260101000000_good.sql', 'create table good (id int);');
    write('20260102000000_bad.sql', 'create table bad (id int); alter table missing add x int;');
    const database = harness.backend.connection.driver;
    await expect(migrate(database, migrations)).rejects.toThrow(
      'Migration 20260102000000_bad failed and was rolled back: relation "missing" does not exist',
    );
    write('20260102000000_bad.sql', 'create table bad (id int);');
    expect(await migrate(database, migrations)).toEqual(['20260102000000_bad']);
    expect(await migrate(database, migrations)).toEqual([]);
    write('20260101000000_good.sql', 'create table good (id bigint);');
    await expect(migrate(database, migrations)).rejects.toThrow(
      'Migration 20260101000000_good was edited after it ran here',
    );
    write('20260101000000_good.sql', 'create table good (id int);');
    await database.exec('drop table good, bad');
  });
});

describe('the data folder', () => {
  const folder = (name: string) => join(scratch, name);

  it('is created again after an interrupted first start', async () => {
    const dataDir = folder('db');
    mkdirSync(join(dataDir, 'postgres/base'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '17');
    writeMarker(dataDir, { ready: false });
    const backend = await createBackend({ ...quiet, dataDir });
    await backend.connection.driver.exec(add);
    await backend.close();
    expect(readMarker(dataDir)).toEqual({ ready: true });
  });

  it('keeps rows across a restart and applies migrations once', async () => {
    const lines: string[] = [];
    const options = {
      ...quiet,
      dataDir: folder('db'),
      log: (line: string) => void lines.push(line),
    };
    const second = await createBackend(options);
    const { rows } = await second.connection.driver.query('select email from email_signups');
    await second.close();
    expect(rows).toEqual([{ email: address }]);
    expect(lines).toEqual([]);
  });

  it('is opened once in a process and closed with its last user', async () => {
    const options = { ...quiet, dataDir: folder('db') };
    vi.stubEnv('TUPPENCE_DATA', ` ${options.dataDir} `);
    const [one, two] = await Promise.all([createBackend(options), createBackend(quiet)]);
    vi.unstubAllEnvs();
    expect(one.connection).toBe(two.connection);
    await one.close();
    await one.close();
    await two.connection.driver.exec(add.replace(address, 'second@example.org'));
    // As in a restart, the new server opens the folder while the old one closes it.
    const closing = two.close();
    const three = await createBackend(options);
    await closing;
    const { rows } = await three.connection.driver.query('select email from email_signups');
    expect(rows).toHaveLength(2);
    await three.close();
    expect(lockHolder(options.dataDir)).toBe(undefined);
  });

  it('is not changed if it cannot be opened, and the error says what to run', async () => {
    const dataDir = folder('broken');
    const file = join(dataDir, 'postgres/PG_VERSION');
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(file, 'not a database');
    writeMarker(dataDir, { ready: true });
    await expect(createBackend({ ...quiet, dataDir })).rejects.toThrow('npm run reset');
    expect(readFileSync(file, 'utf8')).toBe('not a database');
    expect(lockHolder(dataDir)).toBe(undefined);
  });

  it('loses only the server’s own files in a reset', () => {
    const dataDir = folder('broken');
    writeFileSync(join(dataDir, 'notes.txt'), 'kept');
    const release = takeLock(dataDir);
    expect(lockHolder(dataDir)).toBe(process.pid);
    expect(() => reset(dataDir)).toThrow(`in use by process ${process.pid}`);
    release();
    expect(reset(dataDir)).toContain('Emptied');
    expect(readdirSync(dataDir).sort()).toEqual(['notes.txt', 'tuppence.lock']);
  });

  it('is not emptied if the variable that names another folder is misspelt', async () => {
    const ownProject = folder('own-project');
    const { data } = projectPaths(ownProject);
    mkdirSync(data, { recursive: true });
    writeMarker(data, { ready: true });
    vi.stubEnv('TUPPENCE_DATE', folder('other'));
    const { exitCode } = process;
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await runReset(ownProject);
    expect(printed).toHaveBeenCalledExactlyOnceWith(
      'TUPPENCE_DATE is not a variable of the server.',
    );
    expect(readMarker(data)).toEqual({ ready: true });
    process.exitCode = exitCode;
    printed.mockRestore();
    vi.unstubAllEnvs();
  });
});

it('14,000 refused statements leave the database answering', { timeout: 60_000 }, async () => {
  const backend = await createBackend({ ...quiet, dataDir: 'memory' });
  const { driver } = backend.connection;
  const codes = new Set<unknown>();
  for (let index = 0; index < 14_000; index += 1)
    await driver.query('select * from nothing').catch(({ code }) => codes.add(code));
  expect([...codes]).toEqual(['42P01']);
  expect((await driver.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await backend.close();
});

it('the keys of a machine are random, private and permanent', () => {
  const file = join(scratch, 'keys', 'keys.json');
  const keys = machineKeys(file);
  expect(machineKeys(file)).toEqual(keys);
  expect(machineKeys(join(scratch, 'other', 'keys.json'))).not.toEqual(keys);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(keys.publishable).toMatch(/^sb_publishable_[\w-]{32}$/);
  expect(readFileSync(file, 'utf8')).toContain(keys.jwtSecret);
});
