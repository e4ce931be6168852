/**
 * Signs people up on the real server with rising concurrency, on this machine only. At each level the
 * server is killed (SIGKILL) during signups and started again; at the end every acknowledged signup must
 * be stored.
 *
 *   npm run load                 5 s per level
 *   npm run load -- --seconds 20
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createBackend } from '@tuppence/supabase-embedded';
import { machineKeys } from '@tuppence/supabase-embedded/keys';
import { paths } from '../../app/paths.ts';
import { endServer, type LoadServer, loadDataDir, startLoadServer } from './load-process.ts';

const levels = [1, 5, 20, 50];
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
// Half a minute at most, which stays below the waitlist's limit per minute.
const seconds = Math.min(30, Math.max(1, Number(values.seconds) || 5));
const { publishable } = machineKeys(paths.keys);

/** The server's resident memory in MB, if the system reports it. */
function memoryMb(server: LoadServer): number | null {
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

/** Signs up once. Returns the duration in ms if it was acknowledged. */
async function signUp(server: LoadServer): Promise<number | null> {
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

async function runLevel(first: LoadServer, connections: number) {
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
  await endServer(server, 'SIGKILL');
  server = await startLoadServer();
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

let server = await startLoadServer();
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
  await endServer(server, 'SIGTERM');

  const backend = await createBackend({
    project: paths.supabase,
    dataDir: loadDataDir,
    log: () => undefined,
  });
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
}
