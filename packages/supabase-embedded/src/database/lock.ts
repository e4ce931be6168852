import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileError, OperatorError } from '../errors.ts';
import { makePrivateFolder } from '../private-file.ts';
import { holderName, lockName, readMarker } from './data-folder.ts';
import { requireLargeFiles } from './disk-space.ts';

type Holder = { pid: number; host: string; server?: Server | undefined };
/** Its address on this machine, once it answers, and its public key. */
type Server = { url: string; publishable: string };

/** Keeps locks referenced: garbage collection of a database would release its lock. */
const held = new Set<DatabaseSync>();

/**
 * Locks the data folder: two processes on it would lose rows. In this process only SQLite may open
 * the lock's file: any other close would release the lock.
 */
export function takeLock(dataDir: string): () => void {
  readMarker(dataDir);
  requireLargeFiles();
  makePrivateFolder(dataDir);
  const lock = tryLock(dataDir);
  if (!lock) throw inUse(dataDir);
  held.add(lock);
  noteHolder(dataDir);
  return () => {
    if (held.delete(lock)) lock.close();
  };
}

/** The caller holds the lock. */
export function noteHolder(dataDir: string, server?: Server): void {
  const holder: Holder = { pid: process.pid, host: hostname(), server };
  try {
    writeFileSync(join(dataDir, holderName), JSON.stringify(holder), { mode: 0o600 });
  } catch {
    // Error messages and the operator's commands need the file, but the server does not.
  }
}

/** Whether a process uses the folder. */
export function isLocked(dataDir: string): boolean {
  if (!existsSync(join(dataDir, lockName))) return false;
  const lock = tryLock(dataDir);
  lock?.close();
  return lock === null;
}

function tryLock(dataDir: string): DatabaseSync | null {
  const file = join(dataDir, lockName);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    // Nothing is written to the disk, so a full disk does not matter.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    const { errcode = 0, message } = error as Error & { errcode?: number };
    // SQLITE_BUSY and SQLITE_LOCKED.
    if (errcode === 5 || errcode === 6) return null;
    const codes: Record<number, string> = { 8: 'EROFS', 13: 'ENOSPC', 14: 'EACCES' };
    if (codes[errcode]) throw fileError(file, { code: codes[errcode] });
    throw new OperatorError(
      `${file} cannot be locked (${message}). It should be an empty file: delete it if no server uses the folder.`,
      { cause: error },
    );
  }
}

export function readHolder(dataDir: string): Holder | null {
  try {
    return JSON.parse(readFileSync(join(dataDir, holderName), 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/** A process holds the lock, but has no socket. */
export const notReady = (dataDir: string) =>
  new OperatorError(
    `Process ${readHolder(dataDir)?.pid} uses ${dataDir}, but takes no commands yet: a server that is starting, or another command. Try again in a moment.`,
  );

export function inUse(dataDir: string): OperatorError {
  const holder = readHolder(dataDir);
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
  return new OperatorError(
    `The data folder ${dataDir} is in use by ${who}. Stop that server first, or set TUPPENCE_DATA to another folder.`,
  );
}
