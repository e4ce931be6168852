import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFolder } from './compress.ts';

test('every text file gets compressed copies with the same content', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compress-'));
  try {
    const page = join(folder, 'index.html');
    await writeFile(page, '<p>new</p>');
    await writeFile(join(folder, 'picture.png'), 'no text');
    expect(await compressFolder(folder)).toBe(1);
    expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe('<p>new</p>');
    expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe('<p>new</p>');
    expect(await readdir(folder)).toHaveLength(4);
  } finally {
    await rm(folder, { recursive: true });
  }
});
