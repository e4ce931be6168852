import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll } from 'vitest';
import { root, startServerProcess } from '../browser/server-process.ts';

const execute = promisify(execFile);

/** A temporary folder, removed after the file's tests. */
export function scratchFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `tuppence-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Writes files, and compressed versions of text files. */
export function writeSite(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (!/\.(html|js|json)$/.test(name)) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  }
}

export const smallSite = {
  'index.html': `<h1>Home</h1>${'<p>word</p>'.repeat(50)}`,
  'about/index.html': '<h1>About</h1>',
  '404.html': '<h1>404</h1>',
  'version.json': '{"commit":"0123456789"}',
  'assets/app-1a2b.js': 'export const answer = 42;',
  'films/hero.webm': Buffer.from('0123456789abcdef'),
};

/** The message of a server that refuses to start. */
export async function refusal(...server: Parameters<typeof startServerProcess>): Promise<string> {
  const started = await startServerProcess(...server).catch((error: Error) => error);
  if (!(started instanceof Error)) {
    await started.stop();
    return 'it started';
  }
  assert.doesNotMatch(started.message, /^\s+at /m);
  return started.message;
}

/** Runs a command of app/commands/data.ts. If it fails, rejects with its stderr. */
export async function run(
  command: string,
  environment: Readonly<Record<string, string>>,
  ...parameters: string[]
): Promise<string> {
  const env = { ...process.env, ...environment };
  try {
    const ran = await execute(process.execPath, ['app/commands/data.ts', command, ...parameters], {
      cwd: root,
      env,
    });
    return ran.stdout;
  } catch (error) {
    const { stderr } = error as { stderr: string };
    assert.doesNotMatch(stderr, /^\s+at /m);
    throw new Error(stderr.trim());
  }
}
