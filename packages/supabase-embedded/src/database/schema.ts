import type { PGlite } from '@supabase/lite/pglite';
import { limitsSchema } from '../limits/limit-store.ts';
import { outboxSchema } from '../mail/outbox.ts';
import { hostedBaseline, migrate, seedOnce } from './migrations.ts';

const healthSchema = `
create table if not exists embedded.health (
  only_row boolean primary key default true check (only_row),
  stored_at timestamptz not null
);
`;
export const storeForHealth = `insert into embedded.health (stored_at) values (now())
  on conflict (only_row) do update set stored_at = excluded.stored_at`;

export async function prepareSchema(
  database: PGlite,
  ensureServiceSchema: () => Promise<unknown>,
  migrations: string,
  seeds: readonly string[],
  log: (line: string) => void,
): Promise<void> {
  await database.exec(hostedBaseline + outboxSchema + limitsSchema + healthSchema);
  await ensureServiceSchema();
  await database.exec('grant usage on schema auth to anon, authenticated, service_role');
  for (const name of await migrate(database, migrations))
    log(`[backend] applied migration ${name}`);
  for (const file of seeds) await seedOnce(database, file);
}
