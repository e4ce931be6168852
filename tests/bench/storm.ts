/**
 * How long others wait while 30 connections try wrong passwords, against the real server on this
 * machine: the waitlist and new accounts, calm and in the storm. A mail server that takes 8 s for a
 * word stands behind it.
 *
 *   npm run load:storm                 10 s each
 *   npm run load:storm -- --seconds 20
 */
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { machineKeys } from '@tuppence/supabase-embedded/keys';
import { paths } from '../../app/paths.ts';
import { endServer, startLoadServer } from './load-process.ts';

const attackers = 30;
/** Least pause between two people, in ms: below what the waitlist's own limits refuse. */
const pauseMs = 100;
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const seconds = Math.min(60, Math.max(1, Number(values.seconds) || 10));
const { publishable } = machineKeys(paths.keys);

const slowMail = createServer((socket) => {
  socket.on('error', () => undefined);
  setTimeout(() => socket.end('421 busy\r\n'), 8000).unref();
});
await new Promise<void>((resolve) => slowMail.listen(0, '127.0.0.1', resolve));

let count = 0;
async function post(url: string, path: string, body: object): Promise<number> {
  count += 1;
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      apikey: publishable,
      'Content-Type': 'application/json',
      // Everybody comes from elsewhere, so that no limit by address thins the storm out.
      'X-Forwarded-For': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
    },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const joinWaitlist = (url: string) =>
  post(url, '/rest/v1/email_signups', {
    email: `person${count}@example.org`,
    metadata: { acceptedTerms: true },
  });
const openAccount = (url: string) =>
  post(url, '/auth/v1/signup', {
    email: `donor${count}@example.org`,
    password: 'teapot lamp heron',
  });

/** Durations in ms of one person after the other. */
async function people(visit: () => Promise<number>, expected: number): Promise<number[]> {
  const durations: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const began = performance.now();
    const status = await visit();
    if (status !== expected) throw new Error(`Answered ${status} in place of ${expected}`);
    durations.push(performance.now() - began);
    await pause(pauseMs);
  }
  return durations;
}

const row = (what: string, durations: number[]) => {
  durations.sort((a, b) => a - b);
  const quantile = (part: number) =>
    Math.round(durations[Math.floor(durations.length * part)] ?? 0);
  return {
    what,
    people: durations.length,
    'p50 ms': quantile(0.5),
    'p95 ms': quantile(0.95),
    'max ms': quantile(0.999),
  };
};

async function measure(name: string, url: string) {
  const [joined, opened] = await Promise.all([
    people(() => joinWaitlist(url), 201),
    people(() => openAccount(url), 200),
  ]);
  return [row(`waitlist, ${name}`, joined), row(`new account, ${name}`, opened)];
}

const server = await startLoadServer({
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String((slowMail.address() as { port: number }).port),
  SMTP_USER: 'load',
  SMTP_PASS: 'load',
  SMTP_FROM: 'load@load.example',
  TUPPENCE_MODE: 'production',
});
try {
  await joinWaitlist(server.url);
  const calm = await measure('calm', server.url);
  let isStorming = true;
  const guesses = new Map<number, number>();
  const storm = Array.from({ length: attackers }, async (_, index) => {
    while (isStorming) {
      const status = await post(server.url, '/auth/v1/token?grant_type=password', {
        email: `victim${index}-${count}@example.org`,
        password: 'a guess',
      });
      guesses.set(status, (guesses.get(status) ?? 0) + 1);
    }
  });
  await pause(1000);
  const stormy = await measure('in the storm', server.url);
  isStorming = false;
  await Promise.all(storm);
  console.table([...calm, ...stormy]);
  const answers = [...guesses].map(([status, times]) => `${times} times ${status}`).join(', ');
  console.log(`${attackers} connections with wrong passwords were answered ${answers}.`);
  // A new account also waits for its own password's hash, which is meant to take its time.
  if ((stormy[0]?.['p95 ms'] ?? 0) >= 300) process.exitCode = 1;
} finally {
  await endServer(server, 'SIGKILL');
  slowMail.close();
}
