import { statfsSync } from 'node:fs';
import { OperatorError } from '../errors.ts';

/** The free bytes that a new cluster needs: about 40 MB, and the rest for its log. */
const newClusterBytes = 64 * 1024 * 1024;

/**
 * With less free space nothing is stored, because Postgres hangs if it cannot start its next log file of 16
 * MB.
 */
const writableBytes = 20 * 1024 * 1024;

/** Whether the disk has room for rows. Always true in memory (`dataDir` is null). */
export const hasRoom = (dataDir: string | null) =>
  dataDir === null || freeBytes(dataDir) >= writableBytes;

function freeBytes(dataDir: string): number {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize;
}

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`;

/** Throws an `OperatorError` if the disk has no room for a new cluster. */
export function requireFreeBytes(dataDir: string): void {
  const free = freeBytes(dataDir);
  if (free < newClusterBytes)
    throw new OperatorError(
      `The disk that holds ${dataDir} is full: it has ${megabytes(free)} free, and a new database needs ${megabytes(newClusterBytes)}.`,
    );
}

/** Turns a disk error into an `OperatorError`. Other errors are returned unchanged. */
export function folderError(dataDir: string, error: unknown): Error {
  const reasons: Record<string, string> = {
    EACCES: `The data folder ${dataDir} is not writable by the user of this process.`,
    EPERM: `The data folder ${dataDir} is not writable by the user of this process.`,
    EROFS: `The data folder ${dataDir} is on a read-only disk.`,
    ENOSPC: `The disk that holds ${dataDir} is full.`,
    EDQUOT: `The disk that holds ${dataDir} is full: the quota is used up.`,
    ENOTDIR: `TUPPENCE_DATA names ${dataDir}, which is not a folder.`,
    EEXIST: `TUPPENCE_DATA names ${dataDir}, which is not a folder.`,
  };
  const sentence = reasons[(error as NodeJS.ErrnoException).code ?? ''];
  if (sentence) return new OperatorError(sentence, { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}

/** Returns the error for a database that does not open, with the reason if the disk is full. */
export function openError(dataDir: string, error: unknown): Error {
  const sentence = folderError(dataDir, error);
  if (sentence instanceof OperatorError) return sentence;
  const free = freeBytes(dataDir);
  if (free < newClusterBytes / 4)
    return new OperatorError(
      `The disk that holds ${dataDir} is full: it has ${megabytes(free)} free, which is too little to open the database.`,
      { cause: error },
    );
  return new OperatorError(
    `The data folder ${dataDir} cannot be opened. "npm run reset" empties it. Make a copy first if you need its data.`,
    { cause: error },
  );
}
