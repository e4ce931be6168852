import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it, vi } from 'vitest';
import { generateKeys } from '../src/accounts/keys.ts';
import { openDatabase } from '../src/database/cluster.ts';
import { runBackup } from '../src/operations/backup.ts';
import { runRestore } from '../src/operations/restore.ts';
import { runTool } from '../src/operations/tool.ts';
import { createBackend } from '../src/server/backend.ts';
import { project } from './harness.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tuppence-backup-'));
const inScratch = (name: string) => join(scratch, name);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Returns what the command printed. */
async function run(command: typeof runBackup, folder: string, file: string) {
  const said: unknown[] = [];
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void said.push(line));
  vi.stubEnv('TUPPENCE_DATA', inScratch(folder));
  const { argv, exitCode } = process;
  process.argv = ['node', 'command', file];
  await runTool(() => command(project));
  Object.assign(process, { argv, exitCode });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  return said.join('\n');
}

it('a backup has every row, and is not restored over a database', async () => {
  const file = inScratch('backup.tar.gz');
  const options = { project, keys: generateKeys(), log: () => undefined, seed: true };
  await (await createBackend({ ...options, dataDir: inScratch('db') })).close();
  expect(await run(runBackup, 'db', file)).toContain(`to ${file} (`);
  expect(await run(runRestore, 'restored', file)).toContain('1 accounts, 107 gifts, 0 signups.');
  expect(await run(runRestore, 'restored', file)).toContain('was not changed');
});

it('a backup without account tables is not restored', async () => {
  const file = inScratch('foreign.tar.gz');
  const cluster = inScratch('empty.tar');
  await (await openDatabase(null, cluster)).close();
  writeFileSync(file, gzipSync(readFileSync(cluster), { level: 1 }));
  expect(await run(runRestore, 'foreign', file)).toContain('relation "auth.users" does not exist');
  expect(existsSync(inScratch('foreign'))).toBe(false);
});
