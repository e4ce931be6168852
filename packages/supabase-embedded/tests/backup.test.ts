import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { generateKeys, machineKeys } from '../src/accounts/keys.ts';
import { openDatabase } from '../src/database/cluster.ts';
import { createBackend } from '../src/server/backend.ts';
import { operate, project } from './harness.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tuppence-backup-'));
const inScratch = (name: string) => join(scratch, name);
afterEach(() => vi.useRealTimers());
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Returns what the command printed. */
async function run(folder: string, ...words: string[]) {
  vi.stubEnv('TUPPENCE_KEYS', inScratch('keys.json'));
  vi.stubEnv('TUPPENCE_DATA', inScratch(folder));
  const { said } = await operate(words);
  vi.unstubAllEnvs();
  return said;
}

it('a backup has every row, and is not restored over a database', async () => {
  const file = inScratch('backup.tar.gz');
  const options = { project, keys: generateKeys(), log: () => undefined, seed: true };
  await (await createBackend({ ...options, dataDir: inScratch('db') })).close();
  expect(await run('db', 'backup', file)).toContain(`to ${file} (`);
  expect(await run('restored', 'restore', file)).toContain('1 accounts, 107 gifts, 0 signups.');
  expect(await run('restored', 'restore', file)).toContain('was not changed');
});

it('a backup without account tables is not restored', async () => {
  const file = inScratch('foreign.tar.gz');
  const cluster = inScratch('empty.tar');
  await (await openDatabase(null, cluster)).close();
  writeFileSync(file, gzipSync(readFileSync(cluster), { level: 1 }));
  expect(await run('foreign', 'restore', file)).toContain('relation "auth.users" does not exist');
  expect(existsSync(inScratch('foreign'))).toBe(false);
});

it('keeps a file a weekday and a week with the keys, copies them, and encrypts them for a key', async () => {
  machineKeys(inScratch('keys.json'));
  // No day ends meanwhile.
  vi.useFakeTimers({ toFake: ['Date'] });
  const secrets = [await generateIdentity(), await generateIdentity()];
  for (const [index, secret] of secrets.entries())
    writeFileSync(inScratch(`key-${index}`), `# created: today\n${secret}\n`);
  const backUp = async (recipient: string, to: string) => {
    vi.stubEnv('TUPPENCE_BACKUP_RECIPIENT', recipient);
    mkdirSync(inScratch(to), { recursive: true });
    expect(await run('db', 'backup', '--to', inScratch(to))).toContain('copied them to');
    return readdirSync(inScratch(to)).sort();
  };
  const shape = (ending: string) =>
    new RegExp(`^((sun|mon|tues|wednes|thurs|fri|satur)day|week-[1-4])\\.tar\\.gz${ending}$`);
  for (const [to, recipient, ending] of [
    ['plain', '', ''],
    ['sealed', await identityToRecipient(secrets[0] ?? ''), '\\.age'],
  ] as const) {
    const names = await backUp(recipient, to);
    expect(names.filter((name) => shape(ending).test(name))).toHaveLength(2);
    expect(names.filter((name) => name.startsWith('keys.json'))).toHaveLength(1);
    expect(names).toHaveLength(3);
  }
  const kept = readdirSync(inScratch('backups'));
  expect(kept.filter((name) => !name.endsWith('.age'))).toEqual([]);
  await backUp('', 'failed');
  expect(await backUp('', 'later'), 'a copy that failed is made up the next night').toHaveLength(3);
  expect(readFileSync(inScratch('sealed/keys.json.age'), 'latin1')).not.toContain('sb_secret_');
  const sealed = readdirSync(inScratch('sealed')).find((name) => name.startsWith('week')) ?? '';
  const restore = (...options: string[]) =>
    run('unsealed', 'restore', inScratch(`sealed/${sealed}`), ...options);
  expect(await restore()).toContain('is encrypted: add --identity');
  expect(await restore('--identity', inScratch('key-1'))).toContain('encrypted for another key');
  expect(await restore('--identity', inScratch('key-0'))).toContain('1 accounts, 107 gifts');
  for (const name of ['one.tar.gz', 'two.tar.gz.age']) {
    vi.stubEnv('TUPPENCE_BACKUP_RECIPIENT', await identityToRecipient(secrets[0] ?? ''));
    const file = inScratch(name.replace('.age', ''));
    expect(await run('db', 'backup', inScratch(name))).toContain(`to ${file}.age (`);
    expect(existsSync(file), 'its name says that it is encrypted').toBe(false);
  }
});

it('deletes its own files that are too old or unfinished, and no others', async () => {
  const folder = inScratch('backups');
  mkdirSync(folder, { recursive: true });
  const leave = (name: string, days: number) => {
    writeFileSync(join(folder, name), 'x');
    const time = Date.now() / 1000 - days * 24 * 3600;
    utimesSync(join(folder, name), time, time);
  };
  const draft = (name: string) => `.${name}.00000000-0000-4000-8000-000000000000`;
  leave('week-9.tar.gz', 29);
  leave('before-upgrade-2020-01-01-1.tar.gz', 29);
  leave(draft('keys.json'), 1);
  leave(draft('before-upgrade-2020-01-01-2.tar.gz'), 0);
  leave('notes.txt', 99);
  await run('db', 'backup');
  const left = readdirSync(folder).filter((name) => !/^(\w+day|week-[1-4]|keys)\./.test(name));
  expect(left.sort()).toEqual([draft('before-upgrade-2020-01-01-2.tar.gz'), 'notes.txt']);
});
