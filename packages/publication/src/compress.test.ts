import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFolder } from './compress.ts';

let folder: string;
let previous: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-'));
  previous = await mkdtemp(join(tmpdir(), 'old-'));
});
afterEach(() => Promise.all([folder, previous].map((each) => rm(each, { recursive: true }))));

test('every text file gets compressed copies with the same content', async () => {
  await writeFile(join(folder, 'index.html'), '<p>new</p>');
  await writeFile(join(folder, 'picture.png'), 'no text');
  expect(await compressFolder(folder, previous)).toBe(1);
  expect(brotliDecompressSync(await readFile(join(folder, 'index.html.br'))).toString()).toBe(
    '<p>new</p>',
  );
  expect(gunzipSync(await readFile(join(folder, 'index.html.gz'))).toString()).toBe('<p>new</p>');
});

test('reuses the copies of unchanged files', async () => {
  for (const [name, old] of [
    ['same.html', 'same'],
    ['changed.html', 'other'],
  ] as const) {
    await writeFile(join(folder, name), 'same');
    await writeFile(join(previous, name), old);
    await writeFile(join(previous, `${name}.br`), 'kept br');
    await writeFile(join(previous, `${name}.gz`), 'kept gz');
  }
  await compressFolder(folder, previous);
  expect(await readFile(join(folder, 'same.html.br'), 'utf8')).toBe('kept br');
  expect(await readFile(join(folder, 'same.html.gz'), 'utf8')).toBe('kept gz');
  expect(gunzipSync(await readFile(join(folder, 'changed.html.gz'))).toString()).toBe('same');
});

test('compresses an unchanged file again if its old copies are missing', async () => {
  await writeFile(join(folder, 'same.html'), 'same');
  await writeFile(join(previous, 'same.html'), 'same');
  await writeFile(join(previous, 'same.html.br'), 'published');
  await compressFolder(folder, previous);
  expect(gunzipSync(await readFile(join(folder, 'same.html.gz'))).toString()).toBe('same');
  expect(await readFile(join(previous, 'same.html.br'), 'utf8')).toBe('published');
});
