import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

type Holder = { pid: number; started: string | null; id: string };

/** When a process began, where the system tells (Linux); it tells a reused process id from its former owner. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function lives(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const started = startOf(holder.pid);
  return holder.started === null || started === null || started === holder.started;
}

function read(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/** The process that holds the data folder now, or null. */
export function lockHolder(dataDir: string): number | null {
  const holder = read(lockFile(dataDir));
  return holder && lives(holder) ? holder.pid : null;
}

export function lockFile(dataDir: string): string {
  return `${dataDir}.lock`;
}

/**
 * Takes the data folder for this process: two processes on one folder lose rows. Throws a
 * sentence when a living process holds it, takes over from a dead one. Returns the release.
 */
export function takeLock(dataDir: string): () => void {
  const file = lockFile(dataDir);
  const mine: Holder = { pid: process.pid, started: startOf(process.pid), id: randomUUID() };
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
      const release = () => {
        if (read(file)?.id === mine.id) rmSync(file, { force: true });
      };
      process.once('exit', release);
      return () => {
        process.off('exit', release);
        release();
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = read(file);
    if (holder && lives(holder)) break;
    moveAside(file, holder);
  }
  const pid = read(file)?.pid ?? 'unknown';
  throw new Error(
    `The data folder ${dataDir} is in use by process ${pid}. Stop that server first, or set TUPPENCE_DATA to another folder.`,
  );
}

/** Removes a dead process's lock; if another process replaced it meanwhile, its lock is put back. */
function moveAside(file: string, stale: Holder | null): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = read(aside);
  if (moved && moved.id !== stale?.id) renameSync(aside, file);
  else rmSync(aside, { force: true });
}
