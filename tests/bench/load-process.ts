/** Runs the server for load tests in its own process and data folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type LoadServer = { url: string; child: ChildProcess; startMs: number };

const scratch = mkdtempSync(join(tmpdir(), 'tuppence-load-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

export const loadDataDir = join(scratch, 'db');

export async function startLoadServer(more: Record<string, string> = {}): Promise<LoadServer> {
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('load-server.ts', import.meta.url))],
    {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', TUPPENCE_DATA: loadDataDir, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (part: Buffer) => {
      output += part;
      const found = /Tuppence is at (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server exited with ${code}: ${output}`)));
  });
  return { url, child, startMs: performance.now() - began };
}

export async function endServer(server: LoadServer, signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise((resolve) => server.child.once('exit', resolve));
  server.child.kill(signal);
  await ended;
}
