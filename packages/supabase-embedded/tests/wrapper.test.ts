import {
  cpSync,
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
import { isLocked, takeLock } from '../src/database/lock.ts';
import { dataPlace } from '../src/operations/data-place.ts';
import { projectPaths } from '../src/paths.ts';
import { createBackend } from '../src/server/backend.ts';
import { type Harness, operate, project, startBackend } from './harness.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tuppence-backend-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const quiet = { project, keys: generateKeys(), log: () => undefined };
const address = 'kept@example.org';
const add = `insert into email_signups (email, metadata) values ('${address}', '{"acceptedTerms": true}')`;

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
    '/auth/v1/health',
    '/auth/v1/settings',
    '/rest/v1/',
    '/rest/v1/closed_accounts',
    '/rest/v1/rpc/close%5Faccount',
    '/rest/v1/email_signups/',
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
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
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
    await backend.database.exec(add);
    await backend.close();
    expect(readMarker(dataDir)?.ready).toBe(true);
  });

  it('keeps rows across a restart and applies migrations once', async () => {
    const lines: string[] = [];
    const options = {
      ...quiet,
      dataDir: folder('db'),
      log: (line: string) => void lines.push(line),
    };
    const second = await createBackend(options);
    const { rows } = await second.database.query('select email from email_signups');
    await second.close();
    expect(rows).toEqual([{ email: address }]);
    expect(lines).toEqual([]);
  });

  it('is opened once in a process and closed with its last user', async () => {
    const options = { ...quiet, dataDir: folder('db') };
    vi.stubEnv('TUPPENCE_DATA', ` ${options.dataDir} `);
    const [one, two] = await Promise.all([createBackend(options), createBackend(quiet)]);
    vi.unstubAllEnvs();
    expect(one.database).toBe(two.database);
    await one.close();
    await one.close();
    await two.database.exec(add.replace(address, 'second@example.org'));
    // As in a restart, the new server opens the folder while the old one closes it.
    const closing = two.close();
    const three = await createBackend(options);
    await closing;
    const { rows } = await three.database.query('select email from email_signups');
    expect(rows).toHaveLength(2);
    await three.close();
    expect(isLocked(options.dataDir)).toBe(false);
  });

  it('is not changed if it cannot be opened, and the error says what to run', async () => {
    const dataDir = folder('broken');
    const file = join(dataDir, 'postgres/PG_VERSION');
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(file, 'not a database');
    writeMarker(dataDir, { ready: true });
    await expect(createBackend({ ...quiet, dataDir })).rejects.toThrow(
      'is of PostgreSQL not a database, and this server has 18. Nothing was changed.',
    );
    expect(readFileSync(file, 'utf8')).toBe('not a database');
    expect(isLocked(dataDir)).toBe(false);
  });

  it('loses only the server’s own files in a reset', async () => {
    const dataDir = folder('broken');
    vi.stubEnv('TUPPENCE_DATA', dataDir);
    const reset = async () => (await operate(['reset'])).said;
    writeFileSync(join(dataDir, 'notes.txt'), 'kept');
    const release = takeLock(dataDir);
    expect(isLocked(dataDir)).toBe(true);
    expect(await reset()).toContain(`in use by process ${process.pid}`);
    release();
    expect(await reset()).toContain('Emptied');
    vi.unstubAllEnvs();
    expect(readdirSync(dataDir).sort()).toEqual(['notes.txt', 'tuppence.lock']);
  });

  it('is not emptied if the variable that names another folder is misspelt', () => {
    const ownProject = folder('own-project');
    const { data } = projectPaths(ownProject);
    mkdirSync(data, { recursive: true });
    writeMarker(data, { ready: true });
    vi.stubEnv('TUPPENCE_DATE', folder('other'));
    expect(() => dataPlace(ownProject)).toThrow('TUPPENCE_DATE is not a variable of the server.');
    expect(readMarker(data)).toEqual({ ready: true });
    vi.unstubAllEnvs();
  });
});

it('a failing migration is rolled back and explained; an edited one is refused', async () => {
  const copy = join(scratch, 'project');
  cpSync(project, copy, { recursive: true });
  const write = (file: string, sql: string) => writeFileSync(join(copy, 'migrations', file), sql);
  const lines: string[] = [];
  const start = () =>
    createBackend({
      project: copy,
      keys: generateKeys(),
      dataDir: join(scratch, 'migrated'),
      log: (line) => lines.push(line),
    });
  await (await start()).close();
  lines.length = 0;
  write('20990101000000_good.sql', 'create table good (id int);');
  write('20990102000000_bad.sql', 'create table bad (id int); alter table missing add x int;');
  await expect(start()).rejects.toThrow(
    'Migration 20990102000000_bad failed and was rolled back: relation "missing" does not exist',
  );
  write('20990102000000_bad.sql', 'create table bad (id int);');
  await (await start()).close();
  await (await start()).close();
  expect(lines).toEqual([
    expect.stringMatching(/^\[database\] backed up to .*before-upgrade-.* before migrations$/),
    '[database] applied migration 20990102000000_bad',
  ]);
  write('20990101000000_good.sql', 'create table good (id bigint);');
  await expect(start()).rejects.toThrow('The migration 20990101000000 ran here in another form.');
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
