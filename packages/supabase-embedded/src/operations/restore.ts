import { existsSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  fileNames,
  prepareCluster,
  readMarker,
  removeCluster,
  writeMarker,
} from '../database/data-folder.ts';
import { openCluster } from '../database/database.ts';
import { takeLock } from '../database/lock.ts';
import { fileError, OperatorError } from '../errors.ts';
import { dataPlace } from './database-copy.ts';
import { runTool } from './tool.ts';

const expectedTables = ['auth.users', 'auth.identities', 'public.email_signups', 'public.gifts'];

/**
 * Restores a backup into an empty or missing data folder, and checks that it belongs to this site. If that
 * fails, removes what it made. Returns a report.
 */
export async function restore(dataDir: string, file: string): Promise<string> {
  const wasAbsent = !existsSync(dataDir);
  requireEmpty(dataDir);
  const tar = await unpacked(file);
  const unlock = takeLock(dataDir);
  let found: string;
  try {
    requireEmpty(dataDir);
    try {
      const { cluster } = prepareCluster(dataDir);
      found = await unpackInto(cluster, tar, file);
      writeMarker(dataDir, { ready: true });
    } catch (error) {
      removeCluster(dataDir);
      for (const name of [fileNames.marker, fileNames.holder])
        rmSync(join(dataDir, name), { force: true });
      throw error;
    }
  } finally {
    unlock();
    if (wasAbsent && readMarker(dataDir) === null) removeEmptyFolder(dataDir);
  }
  return `Restored ${file} into ${dataDir}: ${found}.`;
}

/** After an interrupted first start, the folder counts as empty: it contains no acknowledged row. */
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
  const options = { url: cluster, pgliteOptions: { loadDataDir: tar } };
  const connection = await openCluster(options).catch((error: unknown) => {
    throw new OperatorError(
      `${file} cannot be opened as a database. It may be damaged, or from another version of this server.`,
      { cause: error },
    );
  });
  try {
    const { driver } = connection;
    for (const table of expectedTables) {
      const { rows } = await driver.query<{ known: boolean }>(
        'select to_regclass($1) is not null as known',
        [table],
      );
      if (!rows[0]?.known)
        throw new OperatorError(`${file} is not a backup of this site: ${table} is missing.`);
    }
    const { rows } = await driver.query<Record<'accounts' | 'gifts' | 'signups', number>>(
      `select (select count(*)::int from auth.users) as accounts,
         (select count(*)::int from public.gifts) as gifts,
         (select count(*)::int from public.email_signups) as signups`,
    );
    const [counts] = rows;
    return `${counts?.accounts} accounts, ${counts?.gifts} gifts, ${counts?.signups} signups`;
  } finally {
    await connection.close();
  }
}

/** Removes a folder that contains nothing but the lock file. */
function removeEmptyFolder(dataDir: string): void {
  if (readdirSync(dataDir).every((name) => name === fileNames.lock))
    rmSync(dataDir, { recursive: true, force: true });
}

/** `npm run restore -- FILE`, for the project in a folder. */
export function runRestore(project: string, parameters = process.argv.slice(2)): Promise<void> {
  return runTool(async () => {
    const { positionals } = parseArgs({ args: parameters, allowPositionals: true });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw new OperatorError('Usage: npm run restore -- FILE');
    return restore(dataPlace(project).dataDir, file);
  });
}
