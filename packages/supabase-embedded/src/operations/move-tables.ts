import { OperatorError } from '../errors.ts';

/** The common interface of PGlite and a `pg` client. */
export type Database = {
  query: <Row extends Record<string, unknown>>(
    statement: string,
    values?: unknown[],
  ) => Promise<{ rows: Row[] }>;
};

export type MovedTable = {
  name: string;
  /** The columns that order the rows, which are read in pages. */
  key: string;
  /** Columns that get the same value in every row, if the target has them. */
  constants?: Readonly<Record<string, string>>;
  /** Whether the migrations have already inserted rows, which are replaced. */
  replaces?: boolean;
  /** Default: all rows. */
  only?: string;
  /** Runs on the target after the rows are inserted. */
  after?: string;
};

const accountConstants = {
  // A hosted project only finds accounts of this instance.
  instance_id: '00000000-0000-0000-0000-000000000000',
  // Its account service fails if one of these is null.
  confirmation_token: '',
  recovery_token: '',
  email_change: '',
  email_change_token_new: '',
  email_change_token_current: '',
  phone_change: '',
  phone_change_token: '',
  reauthentication_token: '',
};

/** The order satisfies the foreign keys. */
export const movedTables: readonly MovedTable[] = [
  { name: 'auth.users', key: 'id', constants: accountConstants },
  { name: 'auth.identities', key: 'id' },
  { name: 'public.gifts', key: 'id' },
  { name: 'public.email_signups', key: 'id' },
  { name: 'limits.rules', key: 'kind', replaces: true },
  {
    name: 'public.charities',
    key: 'register, moved.number',
    only: `register <> 'sample'`,
    after: 'refresh materialized view charity_finder.words',
  },
];

/** Only for a data folder: what it was seeded with once is not added again. */
export const seedFiles: MovedTable = { name: 'supabase_migrations.seed_files', key: 'path' };

const pageRows = 5000;

/** Returns the writable columns and their types. Empty if the table is missing. */
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

type Row = Record<string, string | null>;

/** If the target refuses a row, an `OperatorError` names it. */
export async function insertRows(
  source: Database,
  target: Database,
  table: MovedTable,
  columns: readonly string[],
  types: ReadonlyMap<string, string>,
): Promise<void> {
  const constants = Object.entries(table.constants ?? {}).filter(([column]) => types.has(column));
  const names = [...columns, ...constants.map(([column]) => column)];
  const read = columns.map((column) => `"${column}"::text`).join(', ');
  // One text array per column keeps the number of parameters small.
  const arrays = names.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const cast = names.map((column) => `"${column}"::${types.get(column)}`).join(', ');
  const list = names.map((column) => `"${column}"`).join(', ');
  const insert = (rows: Row[]) =>
    target.query(
      `insert into ${table.name} (${list}) select ${cast} from unnest(${arrays}) as page (${list})`,
      [
        ...columns.map((column) => rows.map((row) => row[column] ?? null)),
        ...constants.map(([, value]) => rows.map(() => value)),
      ],
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
export async function totalsOf(
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
