import { statfsSync } from 'node:fs';
import { fileError, OperatorError } from '../errors.ts';

const megabyte = 1024 * 1024;
/** A new cluster needs about 40 MB, and its log the rest. */
const newClusterMegabytes = 64;
/** With less free, nothing is stored: Postgres hangs if it cannot start a new log file of 16 MB. */
const writableMegabytes = 20;

/** `dataDir` is null for a database in memory. */
export const hasRoom = (dataDir: string | null) =>
  dataDir === null || freeMegabytes(dataDir) >= writableMegabytes;

function freeMegabytes(dataDir: string): number {
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
  return new OperatorError(
    `The data folder ${dataDir} cannot be opened. "npm run reset" empties it. Make a copy first if you need its data.`,
    { cause: error },
  );
}
