import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { PGlite } from '@supabase/lite/pglite';
import type pg from 'pg';
import { OperatorError } from '../errors.ts';
import { writePrivateFile } from '../private-file.ts';
import { copyOf, type DataPlace, dataPlace, withCopy, withFolder } from './database-copy.ts';
import {
  compare,
  insertRows,
  type MovedTable,
  movedTables,
  type Row,
  type Totals,
  tableColumns,
  totalsOf,
} from './move-tables.ts';
import { connectToPostgres } from './postgres-client.ts';
import { runTool } from './tool.ts';

type Refused = { table: string; reason: string; row: Row };

/** Makes both sides format values in the same way, so that checksums can be compared. */
const sameTexts = `select set_config('timezone', 'UTC', false),
  set_config('datestyle', 'ISO', false), set_config('intervalstyle', 'postgres', false)`;

type MoveOptions = {
  /** Checks everything, then rolls back. The server may be running. Default false. */
  dryRun?: boolean | undefined;
  /** A new file for rows that the target refuses. By default, such a row stops the move. */
  setAside?: string | undefined;
};

/**
 * Copies accounts, gifts, the waitlist and the settings of its limits to a PostgreSQL database that has been
 * prepared like a hosted project, with all migrations. Runs in one transaction, and compares counts and
 * checksums of both sides. Returns a report.
 *
 * Rows from an older schema may violate today's constraints. The error names such a row. With `setAside` it
 * is written to that file, one JSON object per line, and the other rows are copied.
 */
export async function move(
  place: DataPlace,
  target: string,
  { dryRun = false, setAside }: MoveOptions = {},
): Promise<string> {
  const work = (source: PGlite) => moveFrom(source, target, dryRun, setAside);
  return dryRun ? withCopy(await copyOf(place), work) : withFolder(place.dataDir, work);
}

async function moveFrom(
  source: PGlite,
  address: string,
  dryRun: boolean,
  setAside: string | undefined,
): Promise<string> {
  const target = await connectToPostgres(address, 'The target', 'Nothing was moved.');
  let isEnding = false;
  let written: string | undefined;
  try {
    await target.query('begin');
    const lines: string[] = [];
    const refused: Refused[] = [];
    await source.query(sameTexts);
    await target.query(sameTexts);
    for (const table of movedTables) {
      const totals = await moveTable(source, target, table, (row, reason) => {
        const name = table.key
          .split(', ')
          .map((key) => row[key.replace('moved.', '')])
          .join(' ');
        if (setAside === undefined)
          throw new OperatorError(
            `The target refuses the row ${name} of ${table.name} (${reason}). "--set-aside FILE" writes such rows to a file and moves the others.`,
          );
        refused.push({ table: table.name, reason, row });
      });
      lines.push(`${table.name}: ${totals.count} rows, checksum ${totals.checksum}`);
    }
    if (setAside !== undefined && refused.length > 0) {
      if (!dryRun) {
        await writePrivateFile(setAside, false, (handle) =>
          handle.writeFile(refused.map((entry) => `${JSON.stringify(entry)}\n`).join('')),
        );
        written = setAside;
      }
      lines.push(`Set aside in ${setAside}: ${refused.length} rows that the target refuses.`);
    }
    isEnding = !dryRun;
    await target.query(dryRun ? 'rollback' : 'commit');
    return [
      ...lines,
      dryRun
        ? 'Tried, found equal on both sides, and undone: nothing has changed.'
        : 'Moved, and found equal on both sides. Sessions and links in mails that are still unopened stay behind: people sign in again, or ask for another link.',
    ].join('\n');
  } catch (error) {
    const { code, table } = error as pg.DatabaseError;
    // Without a Postgres error code, the connection ended, and the commit may or may not have arrived.
    if (isEnding && !/^[0-9A-Z]{5}$/.test(code ?? ''))
      throw new OperatorError(
        'The connection ended during the commit. Check the target: it has either all rows or none.',
        { cause: error },
      );
    if (written) await rm(written, { force: true });
    if (error instanceof OperatorError)
      throw new OperatorError(`${error.message} Nothing was moved.`);
    throw new OperatorError(
      `The move failed${table ? ` at a row of ${table}` : ''} (${code ?? 'the connection ended'}). Nothing was moved.`,
      { cause: error },
    );
  } finally {
    // Closing the connection rolls back.
    await target.end().catch(() => undefined);
  }
}

async function moveTable(
  source: PGlite,
  target: pg.Client,
  table: MovedTable,
  onRefused: (row: Row, reason: string) => void,
): Promise<Totals> {
  const sourceColumns = await tableColumns(source, table.name);
  const targetColumns = await tableColumns(target, table.name);
  if (sourceColumns.size === 0)
    throw new OperatorError(`The data folder has no table ${table.name}.`);
  if (targetColumns.size === 0)
    throw new OperatorError(
      `The target has no table ${table.name}: it must be a Supabase project with all migrations applied ("supabase db push").`,
    );
  const columns = [...sourceColumns.keys()].filter((column) => targetColumns.has(column));
  const missing = [...sourceColumns.keys()].find((column) => !targetColumns.has(column));
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
  const leftBehind: string[] = [];
  await insertRows(source, target, table, columns, targetColumns, ({ ctid, ...row }, reason) => {
    leftBehind.push(ctid as string);
    onRefused(row, reason);
  });
  const [before, after] = [
    await totalsOf(source, table, columns, leftBehind),
    await totalsOf(target, table, columns),
  ];
  compare(table.name, before, after);
  if (table.after) await target.query(table.after);
  return after;
}

/** `npm run move -- postgres://… [--dry-run] [--set-aside FILE]`, for the project in a folder. */
export function runMove(project: string, parameters = process.argv.slice(2)): Promise<void> {
  return runTool(async () => {
    const { values, positionals } = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        'set-aside': { type: 'string' },
      },
    });
    const [target, ...more] = positionals;
    if (!target || more.length > 0)
      throw new OperatorError('Usage: npm run move -- postgres://… [--dry-run] [--set-aside FILE]');
    return move(dataPlace(project), target, {
      dryRun: values['dry-run'],
      setAside: values['set-aside'],
    });
  });
}
