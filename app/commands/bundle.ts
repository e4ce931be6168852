/**
 * `npm run bundle [-- NAME ...]` lists the browser's scripts, with their brotli sizes and modules.
 * A NAME limits the list to files whose names contain it.
 */
import { relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { loadEnvironment } from '../environment/load-environment.ts';
import { paths } from '../paths.ts';
import { clientConfig } from '../vite/compile.ts';

/** Modules smaller than this, in bytes before minification, are not listed. */
const smallestPart = 400;
const names = process.argv.slice(2);
const { environment } = loadEnvironment({ mode: 'production', embedded: true });
const config = clientConfig(environment);
const result = await build({ ...config, build: { ...config.build, write: false } });
const output = (result as Rolldown.RolldownOutput).output;
const chunks = output.filter((file) => file.type === 'chunk');

for (const { fileName, code, modules } of chunks.sort((a, b) => b.code.length - a.code.length)) {
  if (names.length > 0 && !names.some((name) => fileName.includes(name))) continue;
  const kilobytes = (brotliCompressSync(code).length / 1000).toFixed(1);
  console.log(`\n${kilobytes.padStart(6)} kB  ${fileName} (${code.length} bytes)`);
  const parts = Object.entries(modules)
    .map(([id, part]) => ({ id: relative(paths.root, id), bytes: part?.renderedLength ?? 0 }))
    .sort((a, b) => b.bytes - a.bytes);
  for (const { id, bytes } of parts) {
    if (bytes >= smallestPart) console.log(`${String(bytes).padStart(12)}  ${id}`);
  }
}
