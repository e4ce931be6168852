import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { App } from '@supabase/lite';
import type { PGlite } from '@supabase/lite/pglite';
import type { ProjectPaths } from '../paths.ts';

/** Returns the names of the migrations that ran. */
export async function prepareSchema(
  database: PGlite,
  service: Pick<App, 'ensureSystemSchema'>,
  { hostedBaseline, ownTables, migrations }: ProjectPaths,
  seeds: readonly string[],
): Promise<string[]> {
  for (const file of [hostedBaseline, ownTables]) await database.exec(readFileSync(file, 'utf8'));
  await service.ensureSystemSchema();
  await database.exec('grant usage on schema auth to anon, authenticated, service_role');
  const applied = await migrate(database, migrations);
  for (const file of seeds) await seedOnce(database, file);
  return applied;
}

export function listMigrations(folder: string): { version: string; name: string; sql: string }[] {
  return readdirSync(folder)
    .filter((file) => /^\d{14}_\w+\.sql$/.test(file))
    .sort()
    .map((file) => ({
      version: file.slice(0, 14),
      name: basename(file, '.sql').slice(15),
      sql: readFileSync(join(folder, file), 'utf8'),
    }));
}

export const versionsOf = (folder: string) => listMigrations(folder).map(({ version }) => version);

/** The common interface of PGlite, a `pg` client and a running server. */
export type Queries = {
  query: <Row extends Record<string, unknown>>(
    statement: string,
    values?: unknown[],
    // How many rows were changed: of PGlite, or of a server.
  ) => Promise<{ rows: Row[]; affectedRows?: number; rowCount?: number | null }>;
};

/** `supabase db push` stores a file's statements without the space and the semicolons between them. */
const bare = (sql: string) => sql.replace(/[\s;]+/g, '');

/** The migrations that have not run, and those that ran in another form, or are no longer there. */
export async function historyOf(database: Queries, folder: string) {
  const { rows } = await database.query<{ version: string; statements: string[] }>(
    'select version, statements from supabase_migrations.schema_migrations order by version',
  );
  const known = listMigrations(folder);
  const texts = new Map(known.map(({ version, sql }) => [version, bare(sql)]));
  const last = known.at(-1)?.version ?? '';
  return {
    pending: known.filter((one) => !rows.some(({ version }) => version === one.version)),
    other: rows
      .filter(({ version }) => version <= last)
      .filter(({ version, statements }) => bare(statements.join('')) !== texts.get(version))
      .map(({ version }) => version),
    /** Of a later release, which an earlier one ignores. */
    later: rows.map(({ version }) => version).filter((version) => version > last),
  };
}

async function migrate(database: PGlite, folder: string): Promise<string[]> {
  const { pending, other } = await historyOf(database, folder);
  if (other.length > 0)
    throw new Error(
      `The migration ${other[0]} ran here in another form. If this database is of an earlier release, run: npm run upgrade. If you edited the file, restore it, and put the change in a new migration.`,
    );
  const fresh: string[] = [];
  for (const { version, name, sql } of pending) {
    await database
      .transaction(async (transaction) => {
        await transaction.exec(sql);
        await transaction.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
          [version, name, [sql]],
        );
      })
      .catch(({ message }: Error) => {
        throw new Error(`Migration ${version}_${name} failed and was rolled back: ${message}`);
      });
    fresh.push(`${version}_${name}`);
  }
  return fresh;
}

async function seedOnce(database: PGlite, file: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const { rows } = await transaction.query(
      `insert into supabase_migrations.seed_files (path, hash) values ($1, 'once')
       on conflict do nothing returning path`,
      [basename(file)],
    );
    if (rows.length > 0) await transaction.exec(readFileSync(file, 'utf8'));
  });
}
