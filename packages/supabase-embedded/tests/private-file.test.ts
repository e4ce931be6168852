import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { writePrivateFile } from '../src/private-file.ts';

vi.mock('node:fs/promises', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:fs/promises')>()),
  link: () => Promise.reject(Object.assign(new Error(), { code: 'EPERM' })),
}));

const folder = mkdtempSync(join(tmpdir(), 'tuppence-private-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('on a disk without hard links, a new file is written, and an existing one is not replaced', async () => {
  const file = join(folder, 'new');
  await writePrivateFile(file, false, async () => 'rows');
  expect(readFileSync(file, 'utf8')).toBe('rows');
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const taken = join(folder, 'taken');
  const write = writePrivateFile(taken, false, async () => {
    writeFileSync(taken, 'other');
    return 'rows';
  });
  await expect(write).rejects.toThrow('already exists');
  expect(readFileSync(taken, 'utf8')).toBe('other');
  expect(readdirSync(folder)).toEqual(['new', 'taken']);
});
