import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileNames, makeFolder, readMarker } from './data-folder.ts';
import { folderError } from './folder-errors.ts';
import { StartError } from './start-error.ts';

/** `url`: where its server answers on this machine, once it does. */
type Holder = { pid: number; host: string; url?: string };

/** Locks held by this process: a database that is collected as garbage would let go of its own. */
const held = new Set<DatabaseSync>();

/**
 * Takes the data folder for this process: two processes on one folder lose rows. The lock is the
 * operating system's, on a file in the folder, so that neither another path nor another container
 * gets around it, and the lock of a process that dies ends at once. Nothing else may open that file: closing
 * it would end the lock. Throws a sentence when it is taken, or the folder is not ours.
 */
export function takeLock(dataDir: string): () => void {
  readMarker(dataDir);
  makeFolder(dataDir);
  const lock = tryLock(dataDir);
  if (!lock) throw inUse(dataDir);
  held.add(lock);
  noteHolder(dataDir);
  return () => {
    if (held.delete(lock)) lock.close();
  };
}

/** Writes into the folder which process has it, and where it answers. The caller holds the lock. */
export function noteHolder(dataDir: string, url?: string): void {
  const holder: Holder = { pid: process.pid, host: hostname(), ...(url ? { url } : {}) };
  try {
    writeFileSync(join(dataDir, fileNames.holder), JSON.stringify(holder), { mode: 0o600 });
  } catch {
    // Only for the sentence that a second process gets; a full disk must not stop the first.
  }
}

/** Where the server answers that holds the data folder; undefined where it did not say. */
export function addressOfHolder(dataDir: string): string | undefined {
  return readHolder(dataDir)?.url;
}

/** The process that holds the data folder now: its id, null where it left none; undefined when it is free. */
export function lockHolder(dataDir: string): number | null | undefined {
  if (!existsSync(join(dataDir, fileNames.lock))) return undefined;
  const lock = tryLock(dataDir);
  lock?.close();
  return lock ? undefined : (readHolder(dataDir)?.pid ?? null);
}

function tryLock(dataDir: string): DatabaseSync | null {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(dataDir, fileNames.lock), { timeout: 0 });
    // In memory: nothing is ever written, and a full disk is no hindrance.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    const { errcode } = error as { errcode?: number };
    // SQLITE_BUSY and SQLITE_LOCKED.
    if (errcode === 5 || errcode === 6) return null;
    const codes: Record<number, string> = { 8: 'EROFS', 13: 'ENOSPC', 14: 'EACCES' };
    throw folderError(dataDir, Object.assign(error as Error, { code: codes[errcode ?? 0] }));
  }
}

function readHolder(dataDir: string): Holder | null {
  try {
    return JSON.parse(readFileSync(join(dataDir, fileNames.holder), 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/** What a second process is told. */
export function inUse(dataDir: string): StartError {
  const holder = readHolder(dataDir);
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
  return new StartError(
    `The data folder ${dataDir} is in use by ${who}. Stop that server first, or set TUPPENCE_DATA to another folder.`,
  );
}
