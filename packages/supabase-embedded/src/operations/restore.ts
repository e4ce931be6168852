import { existsSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { openCluster } from '../database/cluster.ts';
import {
  emptyFolder,
  lockName,
  prepareCluster,
  readMarker,
  writeMarker,
} from '../database/data-folder.ts';
import { takeLock } from '../database/lock.ts';
import { fileError, OperatorError } from '../errors.ts';
import { dataPlace, withOpened } from './database-copy.ts';
import { commandLine } from './tool.ts';

const counts = `select (select count(*) from auth.users) || ' accounts, '
  || (select count(*) from public.gifts) || ' gifts, '
  || (select count(*) from public.email_signups) || ' signups' as found`;

export async function runRestore(project: string): Promise<string> {
  const { parameter: file } = commandLine('restore -- FILE', {});
  const { dataDir } = dataPlace(project);
  const wasAbsent = !existsSync(dataDir);
  requireEmpty(dataDir);
  const tar = await unpacked(file);
  const unlock = takeLock(dataDir);
  try {
    const { cluster, isNew } = prepareCluster(dataDir);
    if (!isNew) requireEmpty(dataDir);
    const found = await unpackInto(cluster, tar, file);
    writeMarker(dataDir, { ready: true });
    return `Restored ${file} into ${dataDir}: ${found}.`;
  } catch (error) {
    if (!readMarker(dataDir)?.ready) emptyFolder(dataDir);
    throw error;
  } finally {
    unlock();
    if (wasAbsent && readdirSync(dataDir).every((name) => name === lockName))
      rmSync(dataDir, { recursive: true, force: true });
  }
}

/** An unfinished database, which nobody has used, counts as none. */
function requireEmpty(dataDir: string): void {
  if (readMarker(dataDir)?.ready)
    throw new OperatorError(
      `The data folder ${dataDir} already contains a database, and was not changed. Set TUPPENCE_DATA to a folder that is empty or does not exist, or empty this one with "npm run reset".`,
    );
}

/** Unpacks the whole file first, because the checksum is at its end. */
async function unpacked(file: string): Promise<Blob> {
  const packed = await readFile(file).catch((error: unknown) => {
    throw fileError(file, error);
  });
  try {
    return new Blob([await promisify(gunzip)(packed)], { type: 'application/x-tar' });
  } catch (error) {
    throw new OperatorError(`${file} is not a backup, or is incomplete.`, { cause: error });
  }
}

async function unpackInto(cluster: string, tar: Blob, file: string): Promise<string> {
  const failed = (sentence: string) => (cause: unknown) => {
    throw new OperatorError(`${file} ${sentence}`, { cause });
  };
  const opening = openCluster({ url: cluster, pgliteOptions: { loadDataDir: tar } }).catch(
    failed(
      'cannot be opened as a database. It may be damaged, or from another version of this server.',
    ),
  );
  return withOpened(opening, async (database) => {
    const { rows } = await database
      .query<{ found: string }>(counts)
      .catch((cause: Error) => failed(`is not a backup of this site (${cause.message}).`)(cause));
    return rows[0]?.found ?? '';
  });
}
