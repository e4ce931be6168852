import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';

/** The roles and default privileges that a hosted project has before its first migration. */
export const hostedBaseline = `
do $$
declare role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin', role_name);
    end if;
  end loop;
end $$;
alter role service_role bypassrls;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

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

/** Returns the names of the new migrations. */
export async function migrate(database: PGlite, folder: string): Promise<string[]> {
  const { rows } = await database.query<{ version: string; statements: string[] }>(
    'select version, statements from supabase_migrations.schema_migrations',
  );
  const applied = new Map(rows.map(({ version, statements }) => [version, statements]));
  const fresh: string[] = [];
  for (const { version, name, sql } of listMigrations(folder)) {
    const ran = applied.get(version);
    if (ran?.join('') === sql) continue;
    if (ran)
      throw new Error(
        `Migration ${version}_${name} was edited after it ran here, so this database lacks the change. Restore the file, and put the change in a new migration.`,
      );
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

export async function seedOnce(database: PGlite, file: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const { rows } = await transaction.query(
      `insert into supabase_migrations.seed_files (path, hash) values ($1, 'once')
       on conflict do nothing returning path`,
      [basename(file)],
    );
    if (rows.length > 0) await transaction.exec(readFileSync(file, 'utf8'));
  });
}
