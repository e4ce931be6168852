/** A small built site in a temporary folder, served by the real server in its own process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { paths } from '../../app/paths.ts';

export const root = path.resolve(import.meta.dirname, '../..');
const run = path.join(root, 'packages/supabase-embedded/src/server/run.ts');

export function scratchFolder(name: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), `tuppence-${name}-`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Writes a site's files, each with its compressed versions. */
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

export interface ServerProcess {
  url: string;
  port: number;
  child: ChildProcess;
  said: () => string;
  /** Whether the same process still answers. */
  stillAnswers: () => Promise<boolean>;
  stop: () => Promise<void>;
}

/** Node's arguments to serve a site with the repository's server, which need not be built. */
export function serverArguments(site: string): string[] {
  const options = JSON.stringify({ project: paths.supabase, site });
  const script = `import { runServer } from ${JSON.stringify(run)}; await runServer(${options});`;
  return ['--input-type=module', '-e', script];
}

/** Starts the repository's server. The database is in memory unless `environment` names a folder. */
export async function startServerProcess(
  site: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, serverArguments(site), {
    cwd: root,
    env: { ...process.env, PORT: '0', TUPPENCE_DATA: 'memory', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        said += part;
        const found = /Tuppence is at http:\/\/localhost:(\d+)/.exec(said)?.[1];
        if (found) resolve(`http://127.0.0.1:${found}`);
      });
    }
    child.once('exit', (code) => reject(new Error(`The server exited with ${code}: ${said}`)));
  });
  return {
    url,
    port: Number(new URL(url).port),
    child,
    said: () => said,
    stillAnswers: async () => {
      const answer = await fetch(`${url}/health`);
      return answer.status === 200 && child.exitCode === null && child.signalCode === null;
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Sends raw bytes, and returns what arrived until the server closed the connection or fell silent. */
export function raw(port: number, bytes: string | Buffer, silenceMs = 5000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const end = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(silenceMs, end);
    socket.on('data', (part: Buffer) => {
      answer += part.toString('latin1');
    });
    socket.on('error', end);
    socket.on('close', end);
    socket.on('connect', () => socket.write(bytes));
  });
}

/** The status of a raw answer, or 0 if the server closed the connection without one. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}
