import type { PGlite } from '@supabase/lite/pglite';
import { hostedBaseline, migrate, seedOnce } from './migrations.ts';

/** Only the owner of the database can read these tables. */
const ownSchema = `
create schema if not exists embedded;
revoke all on schema embedded from public;
create table if not exists embedded.outbox (
  id bigint generated always as identity primary key,
  message jsonb not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
-- The counters per account are stored, so that guesses before a restart still count after it.
create table if not exists embedded.account_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create table if not exists embedded.health (
  only_row boolean primary key default true check (only_row),
  stored_at timestamptz not null
);
`;

/** Returns the names of the migrations that ran. */
export async function prepareSchema(
  database: PGlite,
  ensureServiceSchema: () => Promise<unknown>,
  migrations: string,
  seeds: readonly string[],
): Promise<string[]> {
  await database.exec(hostedBaseline + ownSchema);
  await ensureServiceSchema();
  await database.exec('grant usage on schema auth to anon, authenticated, service_role');
  const applied = await migrate(database, migrations);
  for (const file of seeds) await seedOnce(database, file);
  return applied;
}
