import { join } from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type pg from 'pg';
import { machineKeys } from '../accounts/keys.ts';
import { openCluster, versionOf } from '../database/cluster.ts';
import { clusterName } from '../database/disk-space.ts';
import { OperatorError } from '../errors.ts';
import { createBackend } from '../server/backend.ts';
import { copyOf, type DataPlace, dataPlace, withCopy, withFolder } from './database-copy.ts';
import { moveTables } from './move-rows.ts';
import { type Database, movedTables, seedFiles } from './move-tables.ts';
import { connectToPostgres } from './postgres-client.ts';
import { commandLine } from './tool.ts';

/**
 * Copies all `movedTables` to a PostgreSQL database that has all migrations, or to a new data
 * folder, and compares both sides. A dry run rolls back, and works while the server runs.
 */
export async function move(place: DataPlace, target: string, dryRun = false): Promise<string> {
  const work = (source: Database) => moveFrom(source, place, target, dryRun);
  const isOld = versionOf(join(place.dataDir, clusterName)) === '17';
  if (dryRun && !isOld) return withCopy(await copyOf(place), work);
  return withFolder(place.dataDir, work, isOld ? openPostgres17 : openCluster);
}

/** Opens a cluster of an earlier release, which needs its own version of PGlite. */
const openPostgres17: typeof openCluster = async ({ url }) => {
  const { PGlite } = await import(postgres17).catch(() => {
    throw new OperatorError(
      'First run: npm install --no-save postgres-17@npm:@electric-sql/pglite@0.4.5',
    );
  });
  const driver = new PGlite(url);
  return { driver, close: () => driver.close() } as PgliteConnection;
};
/** Not a dependency, so the compiler does not look for it. */
const postgres17 = 'postgres-17';

const isFolder = (target: string) => !target.includes(':');

async function openTarget(address: string, { project, keys }: DataPlace) {
  if (!isFolder(address)) {
    const client = await connectToPostgres(address, 'The target', 'Nothing was moved.');
    // Closing the connection rolls an open transaction back.
    return { target: client as Database, close: () => client.end().catch(() => undefined) };
  }
  const options = { project, dataDir: address, keys: machineKeys(keys), mail: null };
  const { database, close } = await createBackend(options);
  return { target: database as Database, close };
}

async function moveFrom(
  source: Database,
  place: DataPlace,
  address: string,
  dryRun: boolean,
): Promise<string> {
  const { target, close } = await openTarget(address, place);
  let isCommitting = false;
  try {
    await target.query('begin');
    const tables = isFolder(address) ? [...movedTables, seedFiles] : movedTables;
    const report = await moveTables(source, target, tables);
    isCommitting = !dryRun;
    await target.query(dryRun ? 'rollback' : 'commit');
    return dryRun
      ? `${report}\nDry run: both sides were equal, and everything was rolled back.`
      : `${report}\nMoved: both sides are equal. ${isFolder(address) ? `Set TUPPENCE_DATA to ${address}. ` : ''}Sessions and unused links in emails were not moved: people must sign in again, or ask for another link.`;
  } catch (error) {
    const { code, table } = error as pg.DatabaseError;
    // An error without a Postgres code: the connection ended, but the commit may have succeeded.
    const isUncertain = isCommitting && !/^[0-9A-Z]{5}$/.test(code ?? '');
    const where = table ? ` at a row of ${table}` : '';
    const reason =
      error instanceof OperatorError
        ? error.message
        : `The move failed${where} (${code ?? 'the connection ended'}).`;
    throw new OperatorError(
      isUncertain
        ? 'The connection ended during the commit. Check the target: it has either all rows or none.'
        : `${reason} Nothing was moved.`,
      { cause: error },
    );
  } finally {
    await close();
  }
}

export function runMove(project: string): Promise<string> {
  const { parameter, values } = commandLine('move -- postgres://… or FOLDER [--dry-run]', {
    'dry-run': { type: 'boolean', default: false },
  });
  return move(dataPlace(project), parameter, values['dry-run']);
}
