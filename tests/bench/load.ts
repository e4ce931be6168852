/**
 * Signups at rising concurrency against the real server, on this machine only. At each level the
 * server is killed (SIGKILL) while they arrive, and started again; at the end every acknowledged
 * signup must be stored.
 *
 *   npm run load                 5 s a level
 *   npm run load -- --seconds 20
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createBackend } from '@tuppence/supabase-embedded';
import { machineKeys } from '@tuppence/supabase-embedded/keys';
import { paths } from '../../app/prerender/paths.ts';

const levels = [1, 5, 20, 50];
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
// Bounded: half a minute a level stays below the waitlist's own limit for a minute.
const seconds = Math.min(30, Math.max(1, Number(values.seconds) || 5));
const scratch = mkdtempSync(join(tmpdir(), 'tuppence-load-'));
const dataDir = join(scratch, 'db');
const { publishable } = machineKeys(paths.keys);

type Server = { url: string; child: ChildProcess; startMs: number };

async function start(): Promise<Server> {
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('load-server.ts', import.meta.url))],
    {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', TUPPENCE_DATA: dataDir },
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
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return { url, child, startMs: performance.now() - began };
}

async function end(server: Server, signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise((resolve) => server.child.once('exit', resolve));
  server.child.kill(signal);
  await ended;
}

/** Resident memory of the server in MB, where the system tells. */
function memoryMb(server: Server): number | null {
  try {
    const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return null;
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const acknowledged = new Set<string>();
const refusals = new Map<number, number>();
let unanswered = 0;
let people = 0;

/** One signup; its duration in ms when it was acknowledged. */
async function signUp(server: Server): Promise<number | null> {
  people += 1;
  const email = `person${people}@example.org`;
  const began = performance.now();
  try {
    const response = await fetch(`${server.url}/rest/v1/email_signups`, {
      method: 'POST',
      headers: { apikey: publishable, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, type: 'early_access', metadata: { acceptedTerms: true } }),
    });
    await response.arrayBuffer();
    if (response.status === 201) {
      acknowledged.add(email);
      return performance.now() - began;
    }
    refusals.set(response.status, (refusals.get(response.status) ?? 0) + 1);
  } catch {
    unanswered += 1;
    await pause(50);
  }
  return null;
}

async function runLevel(first: Server, connections: number) {
  let server = first;
  let isRunning = true;
  let durations: number[] = [];
  const workers = Array.from({ length: connections }, async () => {
    while (isRunning) {
      const ms = await signUp(server);
      if (ms !== null) durations.push(ms);
    }
  });
  const began = performance.now();
  await pause(seconds * 1000);
  const measured = durations.sort((a, b) => a - b);
  const perSecond = measured.length / ((performance.now() - began) / 1000);
  durations = [];

  await pause(300);
  const memory = memoryMb(server);
  const lostBefore = unanswered;
  await end(server, 'SIGKILL');
  server = await start();
  await pause(700);
  isRunning = false;
  await Promise.all(workers);

  const quantile = (part: number) => Math.round(measured[Math.floor(measured.length * part)] ?? 0);
  return {
    server,
    row: {
      connections,
      signups: measured.length,
      'a second': Math.round(perSecond),
      'p50 ms': quantile(0.5),
      'p95 ms': quantile(0.95),
      'p99 ms': quantile(0.99),
      'memory MB': memory,
      'failed while down': unanswered - lostBefore,
      'restart s': Number((server.startMs / 1000).toFixed(1)),
    },
  };
}

let server = await start();
try {
  console.log(
    `First start: ${(server.startMs / 1000).toFixed(1)} s. ${seconds} s a level, then kill -9 under load.`,
  );
  const rows = [];
  for (const connections of levels) {
    const level = await runLevel(server, connections);
    server = level.server;
    rows.push(level.row);
  }
  console.table(rows);
  await end(server, 'SIGTERM');

  const backend = await createBackend({ project: paths.supabase, dataDir, log: () => undefined });
  const stored = await backend.connection.driver.query<{ email: string }>(
    'select email from email_signups',
  );
  await backend.close();
  const emails = new Set(stored.rows.map(({ email }) => email));
  const missing = [...acknowledged].filter((email) => !emails.has(email));
  const refused =
    [...refusals].map(([status, count]) => `${count} times ${status}`).join(', ') || 'none';
  console.log(
    `${levels.length} kills. ${acknowledged.size} acknowledged, ${missing.length} of them missing. ` +
      `${emails.size - acknowledged.size} stored whose answer was cut off. Refused: ${refused}.`,
  );
  if (missing.length > 0 || refusals.size > 0) process.exitCode = 1;
} finally {
  server.child.kill('SIGKILL');
  rmSync(scratch, { recursive: true, force: true });
}
