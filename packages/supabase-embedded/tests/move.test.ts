import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import bcrypt from 'bcryptjs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { generateKeys } from '../src/accounts/keys.ts';
import { newDonor, operate, password, project, sources, startBackend } from './harness.ts';
import { hasPostgres, onPostgres, query, startPostgres } from './real-postgres.ts';

describe.runIf(hasPostgres)(onPostgres('npm run move, to a real PostgreSQL'), () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuppence-move-'));
  const place = { project, dataDir: join(folder, 'db'), keys: join(folder, 'keys.json') };
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let donor = '';
  async function hosted(): Promise<string> {
    const target = await server.hosted();
    const name = new URL(target).pathname.slice(1);
    await query(target, `alter database ${name} set timezone = 'Asia/Tokyo'`);
    return target;
  }
  const counts = (target: string) =>
    query(
      target,
      `select (select count(*)::int from auth.users) as users,
        (select count(*)::int from auth.identities) as identities,
        (select count(*)::int from gifts) as gifts,
        (select count(*)::int from email_signups) as signups,
        (select per_address from limits.rules where kind = 'signups') as per_address`,
    );
  async function move(target: string, ...options: string[]) {
    vi.stubEnv('TUPPENCE_DATA', place.dataDir);
    const { said } = await operate(['move', target, ...options]);
    vi.unstubAllEnvs();
    return said;
  }
  const untouched = [{ users: 0, identities: 0, gifts: 0, signups: 0, per_address: 60 }];

  beforeAll(async () => {
    server = await startPostgres();
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
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('leaves nothing after a dry run', async () => {
    const target = await hosted();
    expect(await move(target, '--dry-run')).toMatch(/and everything was rolled back/);
    expect(await counts(target)).toEqual(untouched);
  });

  it('copies accounts, gifts, signups, limits and charities, with equal checksums', async () => {
    const target = await hosted();
    const said = await move(target);
    expect(said).toMatch(/auth\.users: 2 rows, checksum [0-9a-f]{32}/);
    expect(said).toContain('public.email_signups: 1234 rows');
    expect(await counts(target)).toEqual([
      { users: 2, identities: 2, gifts: 30, signups: 1234, per_address: 77 },
    ]);
    const [ada] = await query(target, 'select * from auth.users where id = $1', [donor]);
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
    const [waiting] = await query(
      target,
      `select email_confirmed_at, confirmation_token from auth.users where email like 'unconfirmed%'`,
    );
    expect(waiting).toEqual({ email_confirmed_at: null, confirmation_token: '' });
    const [person] = await query(
      target,
      `select metadata, created_at at time zone 'UTC' as at from email_signups where email = 'person1@example.org'`,
    );
    expect(person.metadata).toEqual({ acceptedTerms: true, note: 'Zoë, "quoted" \\ and\ttabs' });
    expect(said).toContain('waitlist.mails: 2 rows');
    await query(
      target,
      `insert into email_signups (email, metadata) values ('person1235@example.org', '{"acceptedTerms":true}')`,
    );
    await query(target, `select leave_waitlist('token of person1@example.org')`);
    expect(await counts(target)).toMatchObject([{ signups: 1233 }]);
    expect(said).toContain('public.charities: 2 rows');
    expect(
      await query(
        target,
        `select number from public.search_charities('noahs') union all
         select number from public.search_charities('glen hopsice')`,
      ),
    ).toEqual([{ number: '1000001' }, { number: 'SC000004' }]);
    expect(await query(target, `select 1 from charities where register = 'sample'`)).toEqual([]);
    expect(await query(target, 'select email from auth.users order by email')).toEqual([
      { email: 'ada@example.org' },
      { email: 'unconfirmed@example.org' },
    ]);
  });

  it('refuses a target that is not empty, lacks the migrations or does not answer', async () => {
    const target = await hosted();
    await query(
      target,
      `insert into email_signups (email, metadata) values ('there@example.org', '{"acceptedTerms":true}')`,
    );
    expect(await move(target)).toBe(
      'The target’s table public.email_signups is not empty. Nothing was moved.',
    );
    expect(await counts(target)).toEqual([{ ...untouched[0], signups: 1 }]);
    expect(await move(server.address)).toContain('has no table auth.users');
    expect(await move('postgres://u:hidden@127.0.0.1:1/x')).toMatch(
      /^No connection to 127\.0\.0\.1:1 \(ECONNREFUSED\)/,
    );
  });

  it('leaves nothing behind if the target refuses a row or changes a value', async () => {
    const target = await hosted();
    await query(target, `alter table email_signups add check (email <> 'person1200@example.org')`);
    expect(await move(target)).toMatch(
      /^The target refuses the row [0-9a-f-]{36} of public\.email_signups \(23514 email_signups_email_check1?\)\. Nothing was moved\.$/,
    );
    expect(await counts(target)).toEqual(untouched);
    const altering = await hosted();
    await query(
      altering,
      `create function alter_row() returns trigger language plpgsql as $$
         begin new.share_pence := new.share_pence + 1; return new; end $$;
       alter table gifts drop constraint gifts_share_within_credit;
       create trigger altering before insert on gifts for each row execute function alter_row()`,
    );
    expect(await move(altering)).toMatch(
      /public\.gifts differs: 30 rows, checksum \w+ here, and 30 rows, checksum \w+ there/,
    );
    expect(await counts(altering)).toEqual(untouched);
    expect(readdirSync(folder).sort()).toEqual(['db']);
  });

  it('leaves nothing behind when it is killed in the middle', async () => {
    const target = await hosted();
    await query(
      target,
      `create function wait_for_the_kill() returns trigger language plpgsql as $$
         begin perform pg_advisory_xact_lock(1); return null; end $$;
       create trigger waiting after insert on charities
         for each statement execute function wait_for_the_kill()`,
    );
    const holder = new pg.Client({ connectionString: target });
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
      async () => (await query(target, 'select 1 from pg_locks where not granted')).length > 0,
      { timeout: 240_000 },
    );
    child.kill('SIGKILL');
    await ended;
    await holder.end();
    expect(await counts(target)).toEqual(untouched);
    await query(target, 'drop trigger waiting on charities');
    expect(await move(target)).toContain('Moved: both sides are equal.');
  });

  it('refuses while a server runs', async () => {
    const harness = await startBackend({ ...place, keys: generateKeys() });
    expect(await move(server.address)).toContain('is in use by process');
    await harness.stop();
  });
});
