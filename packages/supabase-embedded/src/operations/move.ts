import { join } from 'node:path';
import type pg from 'pg';
import { machineKeys } from '../accounts/keys.ts';
import { versionOf } from '../database/cluster.ts';
import { clusterName } from '../database/disk-space.ts';
import { takeLock } from '../database/lock.ts';
import { OperatorError } from '../errors.ts';
import { createBackend } from '../server/backend.ts';
import { copyOf, type DataPlace, dataPlace, withCopy, withFolder } from './database-copy.ts';
import {
  type Database,
  insertRows,
  type MovedTable,
  movedTables,
  seedFiles,
  tableColumns,
  totalsOf,
} from './move-tables.ts';
import { connectToPostgres } from './postgres-client.ts';
import { commandLine } from './tool.ts';

/** Formats values alike in both databases, so that their checksums can be compared. */
const sameTexts = `select set_config('timezone', 'UTC', false),
  set_config('datestyle', 'ISO', false), set_config('intervalstyle', 'postgres', false)`;

/** A data folder of an earlier release can only be opened with its own version of PGlite. */
const postgres17 = 'postgres-17';
type Postgres17 = { PGlite: new (folder: string) => Database & { close: () => Promise<void> } };

/**
 * Copies all `movedTables` to a PostgreSQL database that has all migrations, or to a new data
 * folder, and compares both sides. A dry run rolls back, and works while the server runs.
 */
export async function move(place: DataPlace, target: string, dryRun = false): Promise<string> {
  const work = (source: Database) => moveFrom(source, place, target, dryRun);
  if (versionOf(join(place.dataDir, clusterName)) === '17')
    return withPostgres17(place.dataDir, work);
  return dryRun ? withCopy(await copyOf(place), work) : withFolder(place.dataDir, work);
}

async function withPostgres17(dataDir: string, work: (source: Database) => Promise<string>) {
  const { PGlite }: Postgres17 = await import(postgres17).catch(() => {
    throw new OperatorError(
      'First run: npm install --no-save postgres-17@npm:@electric-sql/pglite@0.4.5',
    );
  });
  const unlock = takeLock(dataDir);
  const source = new PGlite(join(dataDir, clusterName));
  try {
    return await work(source);
  } finally {
    await source.close();
    unlock();
  }
}

const isFolder = (target: string) => !target.includes(':');

async function openTarget(address: string, { project, keys }: DataPlace) {
  if (!isFolder(address)) {
    const client = await connectToPostgres(address, 'The target', 'Nothing was moved.');
    // Closing the connection rolls an open transaction back.
    return { target: client as Database, close: () => client.end().catch(() => undefined) };
  }
  const options = { project, dataDir: address, keys: machineKeys(keys) };
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

/** Returns a line for each table. */
async function moveTables(
  source: Database,
  target: Database,
  tables: readonly MovedTable[],
): Promise<string> {
  await source.query(sameTexts);
  await target.query(sameTexts);
  const lines: string[] = [];
  for (const table of tables) {
    lines.push(`${table.name}: ${await moveTable(source, target, table)}`);
  }
  return lines.join('\n');
}

async function moveTable(source: Database, target: Database, table: MovedTable): Promise<string> {
  const sourceColumns = await tableColumns(source, table.name);
  const targetColumns = await tableColumns(target, table.name);
  if (sourceColumns.size === 0)
    throw new OperatorError(`The data folder has no table ${table.name}.`);
  if (targetColumns.size === 0)
    throw new OperatorError(
      `The target has no table ${table.name}: it must be a Supabase project with all migrations applied ("supabase db push").`,
    );
  const copied = [...sourceColumns.keys()].filter((column) => !(column in (table.constants ?? {})));
  const columns = copied.filter((column) => targetColumns.has(column));
  const missing = copied.find((column) => !targetColumns.has(column));
  // Account tables may differ between versions of the account service; our own tables may not.
  if (missing && !table.name.startsWith('auth.'))
    throw new OperatorError(`The target’s table ${table.name} has no column ${missing}.`);
  // No other connection may write until both sides have been compared.
  await target.query(`lock table ${table.name} in share row exclusive mode`);
  if (table.replaces) await target.query(`delete from ${table.name}`);
  else {
    const { rows } = await target.query(`select 1 from ${table.name} limit 1`);
    if (rows.length > 0) throw new OperatorError(`The target’s table ${table.name} is not empty.`);
  }
  await insertRows(source, target, table, columns, targetColumns);
  const here = await totalsOf(source, table, columns);
  const there = await totalsOf(target, table, columns);
  if (here !== there)
    throw new OperatorError(`${table.name} differs: ${here} here, and ${there} there.`);
  if (table.after) await target.query(table.after);
  return there;
}

export function runMove(project: string): Promise<string> {
  const { parameter, values } = commandLine('move -- postgres://… or FOLDER [--dry-run]', {
    'dry-run': { type: 'boolean', default: false },
  });
  return move(dataPlace(project), parameter, values['dry-run']);
}
