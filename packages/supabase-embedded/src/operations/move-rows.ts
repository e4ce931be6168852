import { OperatorError } from '../errors.ts';
import type { Database, MovedTable } from './move-tables.ts';

const pageRows = 5000;
/** Formats values alike in both databases, so that their checksums can be compared. */
const sameTexts = `select set_config('timezone', 'UTC', false),
  set_config('datestyle', 'ISO', false), set_config('intervalstyle', 'postgres', false)`;

/** Returns a line for each table. */
export async function moveTables(
  source: Database,
  target: Database,
  tables: readonly MovedTable[],
): Promise<string> {
  await source.query(sameTexts);
  await target.query(sameTexts);
  const lines: string[] = [];
  for (const table of tables)
    lines.push(`${table.name}: ${await moveTable(source, target, table)}`);
  return lines.join('\n');
}

async function moveTable(source: Database, target: Database, table: MovedTable): Promise<string> {
  const sourceColumns = await tableColumns(source, table.name);
  const targetColumns = await tableColumns(target, table.name);
  if (sourceColumns.size === 0) return 'not in the source';
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
  await withoutLaterChecks(target, table, () =>
    insertRows(source, target, table, columns, targetColumns),
  );
  const here = await totalsOf(source, table, columns);
  const there = await totalsOf(target, table, columns);
  if (here !== there)
    throw new OperatorError(`${table.name} differs: ${here} here, and ${there} there.`);
  if (table.after) await target.query(table.after);
  return there;
}

/** A check that is "not valid" in the target is younger than the rows, which need not fulfil it. */
async function withoutLaterChecks(
  target: Database,
  { name }: MovedTable,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await target.query<{ constraint: string; definition: string }>(
    `select quote_ident(conname) as constraint, pg_get_constraintdef(oid) as definition
     from pg_constraint where conrelid = $1::regclass and contype = 'c' and not convalidated`,
    [name],
  );
  for (const one of rows)
    await target.query(`alter table ${name} drop constraint ${one.constraint}`);
  await work();
  for (const one of rows)
    await target.query(`alter table ${name} add constraint ${one.constraint} ${one.definition}`);
}

/** Returns the writable columns and their types. Empty if the table is missing. */
async function tableColumns(database: Database, table: string): Promise<Map<string, string>> {
  const { rows } = await database.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [table],
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}

type Row = Record<string, string | null>;

/** If the target refuses a row, an `OperatorError` names it. */
async function insertRows(
  source: Database,
  target: Database,
  table: MovedTable,
  columns: readonly string[],
  types: ReadonlyMap<string, string>,
): Promise<void> {
  const constants = Object.fromEntries(
    Object.entries(table.constants ?? {}).filter(([column]) => types.has(column)),
  );
  const list = (names: readonly string[], type: (column: string) => string) =>
    names.map((column) => `"${column}"${type(column)}`).join(', ');
  const read = list(columns, () => '::text');
  const names = [...columns, ...Object.keys(constants)];
  const insert = (rows: Row[]) =>
    target.query(
      `insert into ${table.name} (${list(names, () => '')})
       select ${list(names, (column) => `::${types.get(column)}`)}
       from json_to_recordset($1::text::json) as page (${list(names, () => ' text')})`,
      [JSON.stringify(rows.map((row) => ({ ...row, ...constants })))],
    );
  for (let offset = 0; ; offset += pageRows) {
    const { rows } = await source.query<Row>(
      `select ${read} from ${table.name} moved where ${table.only ?? 'true'} order by moved.${table.key} limit ${pageRows} offset ${offset}`,
    );
    if (rows.length === 0) return;
    if ((await refusalOf(target, () => insert(rows))) === null) continue;
    for (const row of rows) {
      const reason = await refusalOf(target, () => insert([row]));
      const key = table.key.split(', ').map((column) => row[column.replace('moved.', '')]);
      if (reason !== null)
        throw new OperatorError(
          `The target refuses the row ${key.join(' ')} of ${table.name} (${reason}).`,
        );
    }
  }
}

/** Returns the reason if the target refuses a value. */
async function refusalOf(target: Database, insert: () => Promise<unknown>): Promise<string | null> {
  await target.query('savepoint page');
  try {
    await insert();
    await target.query('release savepoint page');
    return null;
  } catch (error) {
    const { code, constraint, message } = error as Record<string, string | undefined>;
    // Classes 22 and 23: data exceptions, and broken constraints.
    if (!/^2[23]/.test(code ?? '')) throw error;
    await target.query('rollback to savepoint page');
    return `${code} ${constraint ?? message}`;
  }
}

/** Returns how many rows there are, and a checksum that ignores their order. */
async function totalsOf(
  database: Database,
  table: MovedTable,
  columns: readonly string[],
): Promise<string> {
  const values = columns.map((column) => `"${column}"::text`).join(', ');
  const { rows } = await database.query<{ totals: string }>(
    `select count(*) || ' rows, checksum ' ||
       md5(coalesce(string_agg(digest, '' order by digest collate "C"), '')) as totals
     from (select md5(row(${values})::text) as digest from ${table.name}
       where ${table.only ?? 'true'}) digests`,
  );
  return rows[0]?.totals ?? '';
}
