import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import bcrypt from 'bcryptjs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../tests/browser/listen.ts';
import { generateKeys } from '../src/accounts/keys.ts';
import { listMigrations } from '../src/database/migrations.ts';
import { OperatorError } from '../src/errors.ts';
import { move } from '../src/operations/move.ts';
import { projectPaths } from '../src/paths.ts';
import { newDonor, password, project, sources, startBackend } from './harness.ts';

const programs = ['15', '16', '17', '18']
  .map((version) => `/usr/lib/postgresql/${version}/bin`)
  .find((folder) => existsSync(folder));
const name = programs
  ? 'npm run move, to a real PostgreSQL'
  : 'npm run move, to a real PostgreSQL (skipped: the package postgresql is not installed)';

/** The account tables of a hosted project, as its account service creates them. */
const hostedAuth = `
create schema auth;
create table auth.users (
  instance_id uuid, id uuid primary key, aud varchar(255), role varchar(255), email varchar(255),
  encrypted_password varchar(255), email_confirmed_at timestamptz, invited_at timestamptz,
  confirmation_token varchar(255) not null, confirmation_sent_at timestamptz,
  recovery_token varchar(255) not null, recovery_sent_at timestamptz,
  email_change_token_new varchar(255) not null, email_change varchar(255) not null,
  email_change_sent_at timestamptz, last_sign_in_at timestamptz, raw_app_meta_data jsonb,
  raw_user_meta_data jsonb, is_super_admin boolean, created_at timestamptz, updated_at timestamptz,
  phone text unique default null, phone_confirmed_at timestamptz, phone_change text default '',
  phone_change_token varchar(255) default '', phone_change_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  email_change_token_current varchar(255) default '',
  email_change_confirm_status smallint default 0 check (email_change_confirm_status between 0 and 2),
  banned_until timestamptz, reauthentication_token varchar(255) default '',
  reauthentication_sent_at timestamptz, is_sso_user boolean not null default false,
  deleted_at timestamptz, is_anonymous boolean not null default false
);
create table auth.identities (
  provider_id text not null, user_id uuid not null references auth.users on delete cascade,
  identity_data jsonb not null, provider text not null, last_sign_in_at timestamptz,
  created_at timestamptz, updated_at timestamptz,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  id uuid not null default gen_random_uuid() primary key, unique (provider_id, provider)
);
create function auth.uid() returns uuid language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true)::json ->> 'sub', '')::uuid
$$;
grant usage on schema auth to anon, authenticated, service_role;`;

describe.runIf(programs)(name, () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuppence-move-'));
  const place = { project, dataDir: join(folder, 'db'), keys: join(folder, 'keys.json') };
  const cluster = join(folder, 'cluster');
  const asRoot = process.getuid?.() === 0;
  /** Root uses the package's user, because PostgreSQL refuses to run as root. */
  const postgres = (program: string, ...parameters: string[]) => {
    const command = [`${programs}/${program}`, ...parameters];
    const [file = '', ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    return execFileSync(file, rest, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  };
  let port = 0;
  let donor = '';
  const address = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  async function on(database: string, statement: string, values: unknown[] = []) {
    const client = new pg.Client({ connectionString: address(database) });
    await client.connect();
    try {
      return (await client.query(statement, values)).rows;
    } finally {
      await client.end();
    }
  }
  /** Creates a database like that of a hosted project, with all migrations. */
  async function hosted(database: string): Promise<string> {
    await on('postgres', `create database ${database} template template0 encoding 'UTF8'`);
    const { hostedBaseline, migrations } = projectPaths(project);
    const baseline = readFileSync(hostedBaseline, 'utf8');
    for (const sql of [baseline, hostedAuth, ...listMigrations(migrations).map((one) => one.sql)])
      await on(database, sql);
    return address(database);
  }
  const counts = (database: string) =>
    on(
      database,
      `select (select count(*)::int from auth.users) as users,
        (select count(*)::int from auth.identities) as identities,
        (select count(*)::int from gifts) as gifts,
        (select count(*)::int from email_signups) as signups,
        (select per_address from limits.rules where kind = 'signups') as per_address`,
    );
  const untouched = [{ users: 0, identities: 0, gifts: 0, signups: 0, per_address: 60 }];

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    if (asRoot) {
      const [uid = 0, gid = 0] = ['-u', '-g'].map((which) =>
        Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' })),
      );
      execFileSync('mkdir', [cluster]);
      chownSync(cluster, uid, gid);
    }
    postgres('initdb', '-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync');
    port = await freePort();
    const options = `-p ${port} -k ${cluster} -c listen_addresses=127.0.0.1 -c fsync=off -c timezone=Asia/Tokyo`;
    postgres('pg_ctl', '-D', cluster, '-o', options, '-l', join(cluster, 'log'), '-w', 'start');

    const harness = await startBackend({ ...place, keys: generateKeys(), seed: true });
    donor = (await newDonor(harness, 'ada@example.org')).id;
    await harness.client().auth.signUp({ email: 'unconfirmed@example.org', password });
    await harness.sql(
      `insert into public.email_signups (email, metadata, created_at)
       select 'person' || n || '@example.org', '{"acceptedTerms": true, "note": "Zoë, \\"quoted\\" \\\\ and\\ttabs"}',
         timestamptz '2026-07-01 00:00:00.123456+00' + n * interval '1 hour'
       from generate_series(1, 1235) n`,
    );
    // Two people have an email with a link, and one has left.
    await harness.sql(
      `insert into waitlist.mails (signup_id, kind, state)
         select id, 'invite', 'sent' from email_signups order by created_at limit 2`,
    );
    await harness.sql(
      `insert into waitlist.tokens (digest, signup_id)
         select sha256(convert_to('token of ' || email, 'UTF8')), id from email_signups
         order by created_at limit 2`,
    );
    await harness.sql(`delete from email_signups where email = 'person1235@example.org'`);
    await harness.sql(
      `insert into public.gifts (donor_id, given_on, kind, share_pence, charity)
       select $1, date '2026-04-06' + n, 'own_gift', 100 * n, 'Charity ' || n from generate_series(1, 30) n`,
      [donor],
    );
    await harness.sql(
      `update limits.rules set per_address = 77, address_window = '90 minutes' where kind = 'signups'`,
    );
    await harness.sql(
      `insert into public.charities (register, number, name, town) values
         ('ccew', '1000001', 'Noah’s Ark', 'Leeds'), ('oscr', 'SC000004', 'Glen Hospice', null)`,
    );
    await harness.stop();
  }, 180_000);
  afterAll(() => {
    postgres('pg_ctl', '-D', cluster, '-m', 'immediate', '-w', 'stop');
    rmSync(folder, { recursive: true, force: true });
  });

  it('leaves nothing after a dry run', { timeout: 60_000 }, async () => {
    const target = await hosted('tried');
    expect(await move(place, target, true)).toMatch(/and everything was rolled back/);
    expect(await counts('tried')).toEqual(untouched);
  });

  it('copies accounts, gifts, signups, limits and charities, with equal checksums', {
    timeout: 60_000,
  }, async () => {
    const said = await move(place, await hosted('moved'));
    expect(said).toMatch(/auth\.users: 2 rows, checksum [0-9a-f]{32}/);
    expect(said).toContain('public.email_signups: 1234 rows');
    expect(await counts('moved')).toEqual([
      { users: 2, identities: 2, gifts: 30, signups: 1234, per_address: 77 },
    ]);
    const [ada] = await on('moved', 'select * from auth.users where id = $1', [donor]);
    expect(await bcrypt.compare(password, ada.encrypted_password)).toBe(true);
    expect(ada).toMatchObject({
      email: 'ada@example.org',
      instance_id: '00000000-0000-0000-0000-000000000000',
      raw_user_meta_data: { first_name: 'Ada', last_name: 'Byron' },
      confirmation_token: '',
      recovery_token: '',
      phone: null,
    });
    expect(ada.confirmed_at).not.toBe(null);
    const [waiting] = await on(
      'moved',
      `select email_confirmed_at, confirmation_token from auth.users where email like 'unconfirmed%'`,
    );
    expect(waiting).toEqual({ email_confirmed_at: null, confirmation_token: '' });
    const [person] = await on(
      'moved',
      `select metadata, created_at at time zone 'UTC' as at from email_signups where email = 'person1@example.org'`,
    );
    expect(person.metadata).toEqual({ acceptedTerms: true, note: 'Zoë, "quoted" \\ and\ttabs' });
    expect(said).toContain('waitlist.mails: 2 rows');
    await on(
      'moved',
      `insert into email_signups (email, metadata) values ('person1235@example.org', '{"acceptedTerms":true}')`,
    );
    await on('moved', `select leave_waitlist('token of person1@example.org')`);
    expect(await counts('moved')).toMatchObject([{ signups: 1233 }]);
    expect(said).toContain('public.charities: 2 rows');
    expect(
      await on(
        'moved',
        `select number from public.search_charities('noahs') union all
         select number from public.search_charities('glen hopsice')`,
      ),
    ).toEqual([{ number: '1000001' }, { number: 'SC000004' }]);
    expect(await on('moved', `select 1 from charities where register = 'sample'`)).toEqual([]);
    expect(await on('moved', 'select email from auth.users order by email')).toEqual([
      { email: 'ada@example.org' },
      { email: 'unconfirmed@example.org' },
    ]);
  });

  it('refuses a target that is not empty, lacks the migrations or does not answer', {
    timeout: 60_000,
  }, async () => {
    const target = await hosted('used');
    await on(
      'used',
      `insert into email_signups (email, metadata) values ('there@example.org', '{"acceptedTerms":true}')`,
    );
    await expect(move(place, target)).rejects.toMatchObject({
      message: 'The target’s table public.email_signups is not empty. Nothing was moved.',
      cause: new OperatorError('The target’s table public.email_signups is not empty.'),
    });
    expect(await counts('used')).toEqual([{ ...untouched[0], signups: 1 }]);
    await expect(move(place, address('postgres'))).rejects.toThrow('has no table auth.users');
    await expect(move(place, 'postgres://u:hidden@127.0.0.1:1/x')).rejects.toThrow(
      /^No connection to 127\.0\.0\.1:1 \(ECONNREFUSED\)/,
    );
  });

  it('leaves nothing behind if the target refuses a row or changes a value', {
    timeout: 60_000,
  }, async () => {
    const target = await hosted('failing');
    await on('failing', `alter table email_signups add check (email <> 'person1200@example.org')`);
    await expect(move(place, target)).rejects.toThrow(
      /^The target refuses the row [0-9a-f-]{36} of public\.email_signups \(23514 email_signups_email_check1?\)\. Nothing was moved\.$/,
    );
    expect(await counts('failing')).toEqual(untouched);
    const altering = await hosted('altering');
    await on(
      'altering',
      `create function alter_row() returns trigger language plpgsql as $$
         begin new.share_pence := new.share_pence + 1; return new; end $$;
       alter table gifts drop constraint gifts_share_within_credit;
       create trigger altering before insert on gifts for each row execute function alter_row()`,
    );
    await expect(move(place, altering)).rejects.toThrow(
      /public\.gifts differs: 30 rows, checksum \w+ here, and 30 rows, checksum \w+ there/,
    );
    expect(await counts('altering')).toEqual(untouched);
    expect(readdirSync(folder).sort()).toEqual(['cluster', 'db']);
  });

  it('leaves nothing behind when it is killed in the middle', { timeout: 60_000 }, async () => {
    const target = await hosted('killed');
    await on(
      'killed',
      `create function wait_for_the_kill() returns trigger language plpgsql as $$
         begin perform pg_advisory_xact_lock(1); return null; end $$;
       create trigger waiting after insert on charities
         for each statement execute function wait_for_the_kill()`,
    );
    const holder = new pg.Client({ connectionString: address('killed') });
    await holder.connect();
    await holder.query('select pg_advisory_lock(1)');
    const child = spawn(
      process.execPath,
      [join(sources, '../../../app/commands/data.ts'), 'move', target],
      {
        env: { ...process.env, TUPPENCE_DATA: place.dataDir },
        stdio: 'ignore',
      },
    );
    const ended = once(child, 'exit');
    await vi.waitUntil(
      async () => (await on('killed', 'select 1 from pg_locks where not granted')).length > 0,
      { timeout: 30_000 },
    );
    child.kill('SIGKILL');
    await ended;
    await holder.end();
    expect(await counts('killed')).toEqual(untouched);
    await on('killed', 'drop trigger waiting on charities');
    expect(await move(place, target)).toContain('Moved: both sides are equal.');
  });

  it('refuses while a server runs', { timeout: 60_000 }, async () => {
    const harness = await startBackend({ ...place, keys: generateKeys() });
    await expect(move(place, address('tried'))).rejects.toThrow('is in use by process');
    await harness.stop();
  });
});
