/** A small built site in a temporary folder, served by the real server in its own process. */
import assert from 'node:assert/strict';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { machineKeys } from '@tuppence/supabase-embedded/keys';
import { paths } from '../../app/paths.ts';

export const root = path.resolve(import.meta.dirname, '../..');
const server = path.join(root, 'packages/supabase-embedded/src/server/run.ts');
const execute = promisify(execFile);

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

/** Starts a command, and waits for the address that the server prints. */
export async function startCommand(
  command: string,
  parameters: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<ServerProcess> {
  // A separate session, as a terminal has: npm and the server that it started end together.
  const child = spawn(command, parameters, {
    ...options,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const port = await new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        said += part;
        const found = /Tuppence is at http:\/\/localhost:(\d+)/.exec(said)?.[1];
        if (found) resolve(Number(found));
      });
    }
    child.once('close', (code) => reject(new Error(`exited with ${code}: ${said.trim()}`)));
  });
  const url = `http://127.0.0.1:${port}`;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    url,
    port,
    child,
    said: () => said,
    stillAnswers: async () => (await fetch(`${url}/health`)).status === 200 && !hasEnded(),
    stop: async () => {
      if (hasEnded() || !child.pid) return;
      process.kill(-child.pid, 'SIGTERM');
      // npm may exit before the server, which keeps the output open.
      await once(child, 'close');
    },
  };
}

/** Node's arguments to serve a site with the repository's server, which need not be built. */
export function serverArguments(site: string, published?: object): string[] {
  const options = JSON.stringify({ project: paths.supabase, site, published });
  const script = `import { runServer } from ${JSON.stringify(server)}; await runServer(${options});`;
  return ['--input-type=module', '-e', script];
}

/** Starts the repository's server. The database is in memory unless `environment` names a folder. */
export function startServerProcess(
  site: string,
  environment: Readonly<Record<string, string>> = {},
  published?: object,
): Promise<ServerProcess> {
  const env = { ...process.env, PORT: '0', TUPPENCE_DATA: 'memory', ...environment };
  return startCommand(process.execPath, serverArguments(site, published), { cwd: root, env });
}

/** What the server says when it refuses to start: sentences, without a stack. */
export async function refusal(...server: Parameters<typeof startServerProcess>): Promise<string> {
  const started = await startServerProcess(...server).catch((error: Error) => error);
  if (!(started instanceof Error)) {
    await started.stop();
    return 'it started';
  }
  assert.doesNotMatch(started.message, /^\s+at /m);
  return started.message;
}

/** Runs a command of package.json as npm does. If it fails, rejects with its sentences. */
export async function run(
  command: string,
  environment: Readonly<Record<string, string>>,
  ...parameters: string[]
): Promise<string> {
  const env = { ...process.env, ...environment };
  const script = `app/commands/${command}.ts`;
  try {
    const ran = await execute(process.execPath, [script, ...parameters], { cwd: root, env });
    return ran.stdout;
  } catch (error) {
    const { stderr } = error as { stderr: string };
    assert.doesNotMatch(stderr, /^\s+at /m);
    throw new Error(stderr.trim());
  }
}

/** Joins the waitlist. Returns the status of the answer. */
export async function signUp(url: string, email: string, keys = paths.keys): Promise<number> {
  const answer = await fetch(`${url}/rest/v1/email_signups`, {
    method: 'POST',
    headers: { apikey: machineKeys(keys).publishable, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, metadata: { acceptedTerms: true } }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
