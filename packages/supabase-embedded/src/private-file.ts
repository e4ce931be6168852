import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, link, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { StartError } from './start-error.ts';

/**
 * Writes a file that only its owner reads (mode 0600), whole or not at all: aside, flushed to the
 * disk, then given its name. One that exists stays, and a sentence is thrown, unless `replace` is true.
 */
export async function writePrivateFile(
  file: string,
  replace: boolean,
  fill: (handle: FileHandle) => Promise<void>,
): Promise<void> {
  const target = resolve(file);
  if (!replace && existsSync(target)) throw existsAlready(target);
  const draft = join(dirname(target), `.${basename(target)}.${randomUUID()}`);
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await fill(handle);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (replace) await rename(draft, target);
    else await link(draft, target);
    const folder = await open(dirname(target), 'r');
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    throw fileError(target, error);
  } finally {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

function existsAlready(file: string): StartError {
  return new StartError(`${file} exists already, and was left as it is. --replace overwrites it.`);
}

/** A sentence for an error of the disk; other errors are left as they are. */
export function fileError(file: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') return existsAlready(file);
  const reasons: Record<string, string> = {
    ENOENT: 'there is no such file or folder',
    ENOTDIR: 'its folder is none',
    EISDIR: 'it is a folder',
    EACCES: 'the user of this process may not',
    EPERM: 'the user of this process may not',
    EROFS: 'the disk can only be read',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the quota of the disk is used up',
  };
  const reason = reasons[code ?? ''];
  return reason
    ? new StartError(`${file} cannot be opened or written: ${reason}.`, { cause: error })
    : error;
}
