import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it, vi } from 'vitest';
import { generateKeys } from '../src/accounts/keys.ts';
import { openDatabase } from '../src/database/cluster.ts';
import { runCommand } from '../src/operations/command.ts';
import { commands } from '../src/operations/commands.ts';
import { createBackend } from '../src/server/backend.ts';
import { project } from './harness.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tuppence-backup-'));
const inScratch = (name: string) => join(scratch, name);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Returns what the command printed. */
async function run(folder: string, ...words: string[]) {
  const said: unknown[] = [];
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void said.push(line));
  vi.stubEnv('TUPPENCE_DATA', inScratch(folder));
  const { exitCode } = process;
  await runCommand(commands, words, {
    project,
    settings: '',
    readSettings: () => {
      throw new Error('not asked');
    },
  });
  process.exitCode = exitCode;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  return said.join('\n');
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
