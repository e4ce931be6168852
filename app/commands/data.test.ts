import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('an unknown command is answered with the commands that exist', () => {
  const file = join(import.meta.dirname, 'data.ts');
  const { status, stderr } = spawnSync(process.execPath, [file, 'bakcup'], { encoding: 'utf8' });
  expect(stderr).toMatch(/^There is no command "bakcup"\..*npm run backup.*npm run charities/s);
  expect(status).toBe(1);
}, 20_000);

test('settings that cannot be read end a command with a sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuppence-settings-'));
  // Root may read every file, but not a folder as one.
  mkdirSync(join(folder, '.env'));
  const module = join(import.meta.dirname, 'runtime-environment.ts');
  const script = `import(${JSON.stringify(module)}).then((it) => it.loadRuntimeEnvironment(${JSON.stringify(folder)}))`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stderr).toBe(`${join(folder, '.env')} cannot be opened or written: it is a folder.\n`);
  expect(status).toBe(1);
}, 20_000);
