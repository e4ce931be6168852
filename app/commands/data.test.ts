import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('an unknown command is answered with the commands that exist', () => {
  const file = join(import.meta.dirname, 'data.ts');
  const { status, stderr } = spawnSync(process.execPath, [file, 'bakcup'], { encoding: 'utf8' });
  expect(stderr).toMatch(/^There is no command "bakcup"\..*npm run backup.*npm run charities/s);
  expect(status).toBe(1);
});

test('each command prints its help, and does nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuppence-help-'));
  const root = join(import.meta.dirname, '../..');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const own = Object.entries<string>(scripts).filter(([, line]) =>
    /^node (--\S+ )*(app\/commands|packages\/publication)\//.test(line),
  );
  expect(own.map(([name]) => name)).toEqual(expect.arrayContaining(['start', 'serve', 'build']));
  const env = { ...process.env, TUPPENCE_DATA: join(folder, 'data'), PORT: '0' };
  for (const [name, line] of own) {
    const words = [...line.split(' ').slice(1), '--help'];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: root,
      env,
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect([stderr, status], name).toEqual(['', 0]);
    expect(stdout, name).toContain(`npm run ${name}`);
  }
  expect(existsSync(join(folder, 'data'))).toBe(false);
  rmSync(folder, { recursive: true });
});

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
});
