import { existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileError, OperatorError } from '../errors.ts';

/** The cluster in the data folder. */
export const clusterName = 'postgres';

const megabyte = 1024 * 1024;
/** A new cluster needs about 40 MB, and its log the rest. */
const newClusterMegabytes = 64;
/** With less free, nothing is stored: Postgres hangs if it cannot start a new log file of 16 MB. */
const writableMegabytes = 20;

/**
 * Returns whether a row that is stored now remains: there is room, and the cluster's folder is still
 * the one that was opened. `dataDir` is null for a database in memory.
 */
export function storageCheck(dataDir: string | null): () => boolean {
  if (dataDir === null) return () => true;
  const folder = () => statSync(join(dataDir, clusterName)).ino;
  const opened = folder();
  return () => {
    try {
      return folder() === opened && freeMegabytes(dataDir) >= writableMegabytes;
    } catch {
      return false;
    }
  };
}

export function freeMegabytes(dataDir: string): number {
  const { bavail, bsize } = statfsSync(dataDir);
  return Math.floor((bavail * bsize) / megabyte);
}

/** `needed` is in MB. */
export function requireRoom(dataDir: string, needed = newClusterMegabytes): void {
  const free = freeMegabytes(dataDir);
  if (free < needed)
    throw new OperatorError(
      `The disk that holds ${dataDir} is full: it has ${free} MB free, and the database needs ${needed} MB.`,
    );
}

export function openError(dataDir: string, error: unknown): unknown {
  const known = fileError(dataDir, error);
  if (known instanceof OperatorError) return known;
  try {
    requireRoom(dataDir, writableMegabytes);
  } catch (full) {
    return full;
  }
  const { message } = error as Error;
  return new OperatorError(
    `The database in ${dataDir} cannot be opened (${message}). Nothing was deleted. If it does not open with the version of the server that last used it either, restore a backup.`,
    { cause: error },
  );
}

/** Postgres writes files of 1 GB. It freezes if they may not grow. */
const largestFileBytes = 1024 * megabyte;

/** Throws if the process may not write large files (Linux only). */
export function requireLargeFiles(): void {
  const file = '/proc/self/limits';
  const limits = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const limit = Number(/^Max file size +(\d+)/m.exec(limits)?.[1] ?? largestFileBytes);
  if (limit < largestFileBytes)
    throw new OperatorError(
      `Files of this process may not grow above ${Math.floor(limit / megabyte)} MB (ulimit -f, LimitFSIZE), and the database needs 1024 MB.`,
    );
}
