/**
 * Signs people up on the real server with rising concurrency, on this machine only. At each level the
 * server is killed (SIGKILL) during signups and started again; at the end every acknowledged signup must
 * be stored.
 *
 *   npm run load                 5 s per level
 *   npm run load -- --seconds 20
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createBackend } from '@tuppence/supabase-embedded';
import { paths } from '../../app/paths.ts';
import { signUp, startServerProcess } from '../browser/server-process.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
// Half a minute at most, which stays below the waitlist's limit per minute.
const seconds = Math.min(30, Math.max(1, Number(values.seconds) || 5));
const scratch = mkdtempSync(path.join(tmpdir(), 'tuppence-load-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
const dataDir = path.join(scratch, 'db');
const start = () => startServerProcess(import.meta.dirname, { TUPPENCE_DATA: dataDir });

const acknowledged = new Set<string>();
const refusals: number[] = [];
let people = 0;
let server = await start();

async function signUpNext(): Promise<void> {
  people += 1;
  const email = `person${people}@example.org`;
  // While the server is down, nobody answers.
  const status = await signUp(server.url, email).catch(() => pause(50));
  if (status === 201) acknowledged.add(email);
  else if (status) refusals.push(status);
}

const rows = [];
for (const connections of [1, 5, 20, 50]) {
  let isRunning = true;
  const before = acknowledged.size;
  const workers = Array.from({ length: connections }, async () => {
    while (isRunning) await signUpNext();
  });
  await pause(seconds * 1000);
  rows.push({ connections, 'a second': Math.round((acknowledged.size - before) / seconds) });
  server.child.kill('SIGKILL');
  await once(server.child, 'exit');
  server = await start();
  await pause(700);
  isRunning = false;
  await Promise.all(workers);
}
console.table(rows);
await server.stop();

const backend = await createBackend({ project: paths.supabase, dataDir, log: () => undefined });
const stored = await backend.connection.driver.query<{ email: string }>(
  'select email from email_signups',
);
await backend.close();
const emails = new Set(stored.rows.map(({ email }) => email));
const missing = [...acknowledged].filter((email) => !emails.has(email));
console.log(
  `${rows.length} kills. ${acknowledged.size} acknowledged, ${missing.length} of them missing. ` +
    `Refused: ${refusals.length} (${[...new Set(refusals)].join(', ')}).`,
);
if (missing.length > 0 || refusals.length > 0) process.exitCode = 1;
