import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite as Postgres17 } from 'postgres-17';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { generateKeys, machineKeys } from '../src/accounts/keys.ts';
import { openCluster } from '../src/database/cluster.ts';
import { writeMarker } from '../src/database/data-folder.ts';
import { withOpened } from '../src/operations/data-place.ts';
import { createBackend } from '../src/server/backend.ts';
import { operate, project, sources, startBackend } from './harness.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tuppence-upgrade-'));
const inScratch = (name: string) => join(scratch, name);
const placeOf = (name: string) => ({
  project,
  dataDir: inScratch(`${name}/data`),
  keys: inScratch(`${name}/keys.json`),
});
async function upgrade(name: string, from = project) {
  vi.stubEnv('TUPPENCE_DATA', inScratch(`${name}/data`));
  vi.stubEnv('TUPPENCE_KEYS', inScratch('keys.json'));
  const { said } = await operate(['upgrade'], { project: from });
  vi.unstubAllEnvs();
  return said;
}
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** The tables of the first published schema, in PostgreSQL 17. */
const firstSchema = `
  create schema auth; create schema supabase_migrations; create schema signup_limits;
  create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
  insert into supabase_migrations.schema_migrations values ('20261121090000', '{"create table"}', 'email_signups');
  create table auth.users (id uuid primary key default gen_random_uuid(), email varchar(255),
    encrypted_password varchar(255), email_confirmed_at timestamptz, raw_user_meta_data jsonb,
    created_at timestamptz, long_gone text);
  create table auth.identities (id uuid primary key default gen_random_uuid(), provider text not null,
    provider_id text not null, user_id uuid not null references auth.users on delete cascade,
    identity_data jsonb not null);
  create table public.gifts (id uuid primary key default gen_random_uuid(),
    donor_id uuid not null references auth.users on delete cascade, given_on date not null, kind text not null,
    brand text, credit_pence integer, share_pence integer not null, charity text not null,
    gift_aid boolean not null default false, created_at timestamptz not null default now());
  create table public.email_signups (id uuid primary key default gen_random_uuid(), email text not null,
    type text not null default 'early_access', metadata jsonb not null, created_at timestamptz not null default now());
  create table signup_limits.rules (only_row boolean primary key default true, per_address integer);
  insert into auth.users (email, encrypted_password, raw_user_meta_data, created_at)
    select 'donor' || n || '@example.org', 'hash ' || n, '{"first_name": "Zoë"}', now() from generate_series(1, 5) n;
  insert into auth.identities (provider, provider_id, user_id, identity_data)
    select 'email', id, id, json_build_object('email', email) from auth.users;
  insert into public.gifts (donor_id, given_on, kind, brand, credit_pence, share_pence, charity)
    select donor.id, date '2025-04-06' + n, 'brand_donation', 'Pantry Lane', 5000, 100 + n, 'Noah’s Ark'
    from generate_series(1, 40) n, auth.users donor;
  insert into public.email_signups (email, metadata)
    select 'Person' || n || '@example.org', '{"acceptedTerms": true, "ref": "made-in-hackney"}'
    from generate_series(1, 49) n;
  insert into public.email_signups (email, metadata) values ('zoë@bücher.example', '{"acceptedTerms": true}');`;

type Queries = { query: (statement: string) => Promise<{ rows: unknown[] }> };

/** Every row that people know of. */
async function rowsOf(database: Queries) {
  const columns = {
    'auth.users':
      'id, email, encrypted_password, email_confirmed_at, raw_user_meta_data, created_at',
    'auth.identities': 'id, provider, provider_id, user_id, identity_data',
    'public.gifts':
      'id, donor_id, given_on, kind, brand, credit_pence, share_pence, charity, gift_aid, created_at',
    'public.email_signups': 'id, email, type, metadata, created_at',
  };
  const rows: Record<string, unknown[]> = {};
  for (const [table, names] of Object.entries(columns))
    rows[table] = (
      await database.query(
        `select row_to_json(one)::text from (select ${names} from ${table} order by id) one`,
      )
    ).rows;
  return rows;
}

async function rowsOfFirst(dataDir: string) {
  const database = new Postgres17(join(dataDir, 'postgres'));
  const rows = await rowsOf(database);
  await database.close();
  return rows;
}

let before: Awaited<ReturnType<typeof rowsOf>>;
beforeAll(async () => {
  const { dataDir } = placeOf('first');
  const database = new Postgres17(inScratch('made'));
  await database.exec(firstSchema);
  await database.close();
  cpSync(inScratch('made'), join(dataDir, 'postgres'), { recursive: true });
  writeMarker(dataDir, { ready: true });
  before = await rowsOfFirst(dataDir);
  expect(Object.values(before).map((rows) => rows.length)).toEqual([5, 5, 200, 50]);
});

it('carries every row of the first schema over, and keeps the earlier database', async () => {
  cpSync(inScratch('first'), inScratch('whole'), { recursive: true });
  const { dataDir } = placeOf('whole');
  const said = await upgrade('whole');
  expect(said).toContain('public.gifts: 200 rows');
  expect(said, 'the earlier code does not work with it').not.toContain('git checkout');
  const after = await withOpened(openCluster({ url: join(dataDir, 'postgres') }), rowsOf as never);
  expect(after).toEqual(before);
  expect(readdirSync(inScratch('whole/backups'))).toHaveLength(1);

  await (await startBackend({ dataDir, keys: generateKeys() })).stop();
  const [, back = ''] = /run: (mv .*)/.exec(said) ?? [];
  execFileSync('sh', ['-c', back]);
  expect(await rowsOfFirst(dataDir)).toEqual(before);
  const marker = JSON.parse(readFileSync(join(dataDir, 'tuppence.json'), 'utf8'));
  expect(marker, 'the earlier release needs both').toMatchObject({
    cluster: 'postgres',
    ready: true,
  });
});

it('a killed upgrade leaves the earlier database as it was, and the next one ends it', async () => {
  const { dataDir, keys } = placeOf('first');
  machineKeys(keys);
  const child = spawn(
    process.execPath,
    [join(sources, '../../../app/commands/data.ts'), 'upgrade'],
    { env: { ...process.env, TUPPENCE_DATA: dataDir, TUPPENCE_KEYS: keys }, stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  await vi.waitUntil(() => existsSync(join(dataDir, 'tuppence.upgrade/postgres/PG_VERSION')), {
    timeout: 60_000,
    interval: 20,
  });
  child.kill('SIGKILL');
  await ended;
  expect(await rowsOfFirst(dataDir)).toEqual(before);
  await upgrade('first');
  const after = await withOpened(openCluster({ url: join(dataDir, 'postgres') }), rowsOf as never);
  expect(after).toEqual(before);
});

it('the start says what to run on a folder of an earlier release', async () => {
  const dataDir = inScratch('started');
  cpSync(inScratch('made'), join(dataDir, 'postgres'), { recursive: true });
  writeMarker(dataDir, { ready: true, schema: 'x' });
  await expect(
    createBackend({ project, dataDir, keys: generateKeys(), log: () => undefined }),
  ).rejects.toThrow(/earlier release.*npm run upgrade/);
});

it('backs up before a start that migrates, once', async () => {
  const later = inScratch('later');
  cpSync(project, later, { recursive: true });
  const dataDir = inScratch('started-later/data');
  const backups = () => readdirSync(inScratch('started-later')).includes('backups');
  const start = async (from: string) =>
    (await startBackend({ project: from, dataDir, keys: generateKeys() })).stop();
  await start(project);
  await start(project);
  expect(backups()).toBe(false);
  writeFileSync(join(later, 'migrations/20991231000000_later.sql'), 'create table later ()');
  await start(later);
  await start(later);
  expect(readdirSync(inScratch('started-later/backups'))).toHaveLength(1);
  // The earlier server runs on it all the same.
  await start(project);
  rmSync(inScratch('started-later/backups'), { recursive: true });
  await start(project);
  await start(later);
  expect(backups(), 'nothing was pending').toBe(false);
  expect(await upgrade('started-later')).toMatch(/later release.*Nothing was changed\.$/);

  // Of a branch that was merged after it.
  writeFileSync(join(later, 'migrations/20991230000000_merged.sql'), 'create table merged ()');
  const said = await upgrade('started-later', later);
  expect(said).toMatch(/backed up to .*applied migration 20991230000000_merged.*git checkout/s);
  expect(backups()).toBe(true);
});
