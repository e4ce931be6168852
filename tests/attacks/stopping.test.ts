/** Stops `npm start` and `npm run serve` in every way that a person or a machine would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { lockHolder } from '../../packages/supabase-embedded/src/database/lock.ts';
import { root, scratchFolder } from './small-site.ts';

const scratch = scratchFolder('stop');
const dataDir = path.join(scratch.folder, 'db');
mkdirSync(dataDir);
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  }
});
afterAll(() => scratch.remove());

/** The processes of a session, from the system's process table. */
function processesOf(session: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const [state, , , itsSession] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return Number(itsSession) === session && state !== 'Z';
      } catch {
        return false;
      }
    });
}

async function run(command: string[]): Promise<{ child: ChildProcess; session: number }> {
  const [program = '', ...rest] = command;
  // A separate session, as a terminal has.
  const child = spawn(program, rest, {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: '0', TUPPENCE_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let said = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part: Buffer) => {
        said += part;
        if (said.includes('Tuppence is at')) resolve();
      });
    }
    child.once('exit', (code) => reject(new Error(`exited with ${code}: ${said}`)));
  });
  return { child, session: child.pid ?? 0 };
}

const everybody = (session: number, signal: NodeJS.Signals) => process.kill(-session, signal);
const serverOf = (session: number) =>
  processesOf(session).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('\0app/commands/serve.ts'),
  ) ?? 0;

describe.runIf(process.platform === 'linux')('nothing is left running after ten seconds', () => {
  test.each<[string, (session: number) => void]>([
    ['TERM to npm alone', (session) => process.kill(session, 'SIGTERM')],
    ['KILL to npm alone', (session) => process.kill(session, 'SIGKILL')],
    ['HUP to npm alone', (session) => process.kill(session, 'SIGHUP')],
    ['the terminal closing: HUP to all', (session) => everybody(session, 'SIGHUP')],
    ['Ctrl+C: INT to all', (session) => everybody(session, 'SIGINT')],
    ['TERM to all', (session) => everybody(session, 'SIGTERM')],
    ['TERM to the server alone', (session) => process.kill(serverOf(session), 'SIGTERM')],
  ])('%s', async (_, stop) => {
    const { child, session } = await run(['npm', 'run', 'serve']);
    const ended = once(child, 'exit');
    stop(session);
    await expect.poll(() => processesOf(session), { timeout: 10_000, interval: 200 }).toEqual([]);
    await ended;
    expect(lockHolder(dataDir)).toBe(undefined);
  });

  test('the next start succeeds', async () => {
    expect(existsSync(path.join(dataDir, 'tuppence.json'))).toBe(true);
    const { session } = await run(['npm', 'run', 'serve']);
    everybody(session, 'SIGTERM');
    await expect.poll(() => processesOf(session), { timeout: 10_000, interval: 200 }).toEqual([]);
  });
});
