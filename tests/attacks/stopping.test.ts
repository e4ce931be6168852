import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isLocked } from '../../packages/supabase-embedded/src/database/lock.ts';
import { root, startCommand } from '../browser/server-process.ts';
import { scratchFolder } from './small-site.ts';

const scratch = scratchFolder('stop');
const dataDir = path.join(scratch, 'db');
mkdirSync(dataDir);

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

const signalAll = (session: number, signal: NodeJS.Signals) => process.kill(-session, signal);
const serverOf = (session: number) =>
  processesOf(session).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('\0app/commands/serve.ts'),
  ) ?? 0;

// Each start after the first proves that the previous stop left a usable data folder.
test.runIf(process.platform === 'linux').each<[string, (session: number) => void]>([
  ['TERM to npm alone', (session) => process.kill(session, 'SIGTERM')],
  ['KILL to npm alone', (session) => process.kill(session, 'SIGKILL')],
  ['HUP to npm alone', (session) => process.kill(session, 'SIGHUP')],
  ['the terminal closing: HUP to all', (session) => signalAll(session, 'SIGHUP')],
  ['Ctrl+C: INT to all', (session) => signalAll(session, 'SIGINT')],
  ['TERM to the server alone', (session) => process.kill(serverOf(session), 'SIGTERM')],
  ['TERM to all', (session) => signalAll(session, 'SIGTERM')],
])('nothing is left running ten seconds after %s', async (_, stop) => {
  const env = { ...process.env, PORT: '0', TUPPENCE_DATA: dataDir };
  const { child } = await startCommand('npm', ['run', 'serve'], { cwd: root, env });
  const session = child.pid ?? 0;
  onTestFinished(() => {
    if (processesOf(session).length > 0) signalAll(session, 'SIGKILL');
  });
  const ended = once(child, 'exit');
  stop(session);
  await expect.poll(() => processesOf(session), { timeout: 10_000, interval: 200 }).toEqual([]);
  await ended;
  expect(isLocked(dataDir)).toBe(false);
});
