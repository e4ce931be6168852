import { StartError } from './start-error.ts';

/** What both sides can do: PGlite and a client of `pg`. */
type Database = {
  query: <Row extends Record<string, unknown>>(
    statement: string,
    values?: unknown[],
  ) => Promise<{ rows: Row[] }>;
};

export type MovedTable = {
  name: string;
  /** Rows are read in this order, in pages. */
  key: string;
  /** Columns that are empty on the target, whatever they were. */
  emptied?: readonly string[];
  /** Columns that only the target has, with their values. */
  added?: Readonly<Record<string, string>>;
  /** True where the migrations put a row there already. */
  replaces?: boolean;
  /** Which rows are moved. Default: all. */
  only?: string;
  /** Default: 500. */
  pageRows?: number;
  /** Run on the target when the rows are there. */
  after?: string;
};

/** The account service of a hosted project reads these as texts, and fails at null. */
const tokenColumns = [
  'confirmation_token',
  'recovery_token',
  'email_change',
  'email_change_token_new',
  'email_change_token_current',
  'phone_change',
  'phone_change_token',
  'reauthentication_token',
] as const;

/** In the order in which they refer to each other. */
export const movedTables: readonly MovedTable[] = [
  {
    name: 'auth.users',
    key: 'id',
    emptied: tokenColumns,
    // A hosted project looks for accounts of this instance alone.
    added: { instance_id: '00000000-0000-0000-0000-000000000000' },
  },
  { name: 'auth.identities', key: 'id' },
  { name: 'public.gifts', key: 'id' },
  { name: 'public.email_signups', key: 'id' },
  { name: 'signup_limits.rules', key: 'only_row', replaces: true },
  {
    name: 'public.charities',
    key: 'register, moved.number',
    only: `register <> 'sample'`,
    pageRows: 10_000,
    after: 'refresh materialized view charity_finder.words',
  },
];

const pageRows = 500;
export type Totals = { count: number; checksum: string };

/** The columns that can be written, each with its type; none for a table that is missing. */
export async function tableColumns(
  database: Database,
  table: string,
): Promise<Map<string, string>> {
  const { rows } = await database.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [table],
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}

export type Row = Record<string, string | null>;

/**
 * Copies a table in pages. Every value travels as the text that Postgres itself writes and reads.
 *
 * @param onRefused - gets each row that breaks a constraint of the target, and the reason. The other rows
 *   are inserted, unless it throws.
 */
export async function insertRows(
  source: Database,
  target: Database,
  table: MovedTable,
  columns: readonly string[],
  types: ReadonlyMap<string, string>,
  onRefused: (row: Row, reason: string) => void,
): Promise<void> {
  const added = Object.entries(table.added ?? {}).filter(([column]) => types.has(column));
  const names = [...columns, ...added.map(([column]) => column)];
  const read = columns.map((column) => `${valueText(table, column)} as "${column}"`).join(', ');
  // An array of texts for each column, so that a page is one statement however wide the table is.
  const arrays = names.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const cast = names.map((column) => `"${column}"::${types.get(column)}`).join(', ');
  const list = names.map((column) => `"${column}"`).join(', ');
  const page = table.pageRows ?? pageRows;
  const insert = (rows: Row[]) =>
    target.query(
      `insert into ${table.name} (${list}) select ${cast} from unnest(${arrays}) as page (${list})`,
      [
        ...columns.map((column) => rows.map((row) => row[column] ?? null)),
        ...added.map(([, value]) => rows.map(() => value)),
      ],
    );
  for (let offset = 0; ; offset += page) {
    const { rows } = await source.query<Row>(
      `select ${read}, ctid::text from ${table.name} moved where ${table.only ?? 'true'} order by moved.${table.key} limit ${page} offset ${offset}`,
    );
    if (rows.length === 0) return;
    if ((await refusalOf(target, () => insert(rows))) === null) continue;
    // The page is inserted row by row, to find those that the target refuses.
    for (const row of rows) {
      const reason = await refusalOf(target, () => insert([row]));
      if (reason !== null) onRefused(row, reason);
    }
  }
}

/** Runs `insert`. If the target refuses a value, the insert is undone, and the reason returned. */
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

/** Number of rows, and a digest of all their values, which does not depend on an order. */
export async function totalsOf(
  database: Database,
  table: MovedTable,
  columns: readonly string[],
  /** Rows that are left out, each by its place on the disk. */
  without: readonly string[] = [],
): Promise<Totals> {
  const values = columns.map((column) => valueText(table, column)).join(', ');
  const { rows } = await database.query<Totals>(
    `select count(*)::int as count,
       md5(coalesce(string_agg(digest, '' order by digest collate "C"), '')) as checksum
     from (select md5(row(${values})::text) as digest from ${table.name}
       where ${table.only ?? 'true'} and ctid::text <> all ($1::text[])) digests`,
    [without],
  );
  return rows[0] as Totals;
}

/** Throws where a table is not the same on both sides. */
export function compare(table: string, before: Totals, after: Totals): void {
  if (before.count === after.count && before.checksum === after.checksum) return;
  throw new StartError(
    `${table} differs: ${before.count} rows here, ${after.count} there, checksums ${before.checksum} and ${after.checksum}.`,
  );
}

function valueText(table: MovedTable, column: string): string {
  return table.emptied?.includes(column) ? `''` : `"${column}"::text`;
}
