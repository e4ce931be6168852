import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('an unknown command is answered with the commands that exist', () => {
  const file = join(import.meta.dirname, 'data.ts');
  const { status, stderr } = spawnSync(process.execPath, [file, 'bakcup'], { encoding: 'utf8' });
  expect(stderr).toMatch(/^There is no command "bakcup"\..*npm run backup.*npm run charities/s);
  expect(status).toBe(1);
}, 20_000);
