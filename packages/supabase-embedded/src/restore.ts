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
} from './data-folder.ts';
import { openCluster } from './database.ts';
import { dataPlace } from './database-copy.ts';
import { takeLock } from './lock.ts';
import { fileError } from './private-file.ts';
import { StartError } from './start-error.ts';
import { runTool } from './tool.ts';

const expectedTables = ['auth.users', 'auth.identities', 'public.email_signups', 'public.gifts'];

/**
 * Unpacks a backup into a data folder that is empty or absent, opens it, and looks whether it is one
 * of this site. Whatever fails before that is undone. Returns what was done.
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
      writeMarker(dataDir, { cluster: 'postgres', ready: true });
    } catch (error) {
      removeCluster(dataDir, { cluster: 'postgres', ready: false });
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

/** A folder whose first start was cut short counts as empty: no request was answered with a row of it. */
function requireEmpty(dataDir: string): void {
  if (readMarker(dataDir)?.ready)
    throw new StartError(
      `The data folder ${dataDir} holds a database already, and was not touched. Set TUPPENCE_DATA to a folder that is empty or does not exist, or empty this one with "npm run reset".`,
    );
}

/** Reads all of it first: the checksum at the end of a gzip file tells whether it is whole. */
async function unpacked(file: string): Promise<Blob> {
  const packed = await readFile(file).catch((error: unknown) => {
    throw fileError(file, error);
  });
  try {
    return new Blob([await promisify(gunzip)(packed)], { type: 'application/x-tar' });
  } catch (error) {
    throw new StartError(`${file} is no backup, or not a whole one.`, { cause: error });
  }
}

async function unpackInto(cluster: string, tar: Blob, file: string): Promise<string> {
  const options = { url: cluster, pgliteOptions: { loadDataDir: tar } };
  const connection = await openCluster(options).catch((error: unknown) => {
    throw new StartError(
      `${file} does not open as a database: it is none, or of another version of this server.`,
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
        throw new StartError(`${file} is no backup of this site: ${table} is missing.`);
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

/** Only what this process made in it is left: the file of the lock. */
function removeEmptyFolder(dataDir: string): void {
  if (readdirSync(dataDir).every((name) => name === fileNames.lock))
    rmSync(dataDir, { recursive: true, force: true });
}

/** `npm run restore -- FILE`, for the project in a folder. */
export function runRestore(project: string, parameters = process.argv.slice(2)): Promise<void> {
  return runTool(async () => {
    const { positionals } = parseArgs({ args: parameters, allowPositionals: true });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw new StartError('Usage: npm run restore -- FILE');
    return restore(dataPlace(project).dataDir, file);
  });
}
