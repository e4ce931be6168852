import { statfsSync } from 'node:fs';
import { StartError } from './start-error.ts';

/** Free bytes that a new cluster needs: about 40 MB for itself, and the rest for its log. */
const newClusterBytes = 64 * 1024 * 1024;

/** Free bytes below which nothing is stored: a Postgres that cannot start its next log file, of 16 MB, hangs. */
const writableBytes = 20 * 1024 * 1024;

/** Whether rows can be stored: always in memory, which is `dataDir` null. */
export const hasRoom = (dataDir: string | null) =>
  dataDir === null || freeBytes(dataDir) >= writableBytes;

function freeBytes(dataDir: string): number {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize;
}

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`;

/** Throws when the disk has no room for a new cluster. */
export function requireFreeBytes(dataDir: string): void {
  const free = freeBytes(dataDir);
  if (free < newClusterBytes)
    throw new StartError(
      `The disk that holds ${dataDir} is full: ${megabytes(free)} are free, and the database needs ${megabytes(newClusterBytes)} at its first start.`,
    );
}

/** A sentence for an error of the disk; other errors are left as they are. */
export function folderError(dataDir: string, error: unknown): Error {
  const reasons: Record<string, string> = {
    EACCES: `The data folder ${dataDir} belongs to somebody else: the user of this process must be able to write into it.`,
    EPERM: `The data folder ${dataDir} belongs to somebody else: the user of this process must be able to write into it.`,
    EROFS: `The data folder ${dataDir} is on a disk that can only be read.`,
    ENOSPC: `The disk that holds ${dataDir} is full.`,
    EDQUOT: `The disk that holds ${dataDir} is full: the quota is used up.`,
    ENOTDIR: `TUPPENCE_DATA names ${dataDir}, which is no folder.`,
    EEXIST: `TUPPENCE_DATA names ${dataDir}, which is no folder.`,
  };
  const sentence = reasons[(error as NodeJS.ErrnoException).code ?? ''];
  if (sentence) return new StartError(sentence, { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}

/** What to say of a database that does not open; a full disk is called one. */
export function openError(dataDir: string, error: unknown): Error {
  const sentence = folderError(dataDir, error);
  if (sentence instanceof StartError) return sentence;
  const free = freeBytes(dataDir);
  if (free < newClusterBytes / 4)
    return new StartError(
      `The disk that holds ${dataDir} is full: ${megabytes(free)} are free, too little to open the database.`,
      { cause: error },
    );
  return new StartError(
    `The data folder ${dataDir} cannot be opened. "npm run reset" empties it; keep a copy if its rows matter.`,
    { cause: error },
  );
}
