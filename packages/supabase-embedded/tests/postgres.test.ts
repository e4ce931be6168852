import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Outbox } from '../src/mail/outbox.ts';
import { projectPaths } from '../src/paths.ts';
import { type Query, waitlistQueue } from '../src/waitlist/waitlist-queue.ts';
import { project } from './harness.ts';
import { addDonor, hasPostgres, onPostgres, startPostgres } from './real-postgres.ts';

/** The SQL of Supabase's advisor: docs/hosted.md. */
const advisor = process.env.ADVISOR;
describe.runIf(hasPostgres)(onPostgres('the migrations on a real PostgreSQL'), () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let pool: pg.Pool;
  const ada = randomUUID();
  const ben = randomUUID();

  beforeAll(async () => {
    server = await startPostgres();
    pool = new pg.Pool({ connectionString: await server.hosted(), max: 20 });
    await pool.query(addDonor, [ada, 'ada@example.org']);
    await pool.query(addDonor, [ben, 'ben@example.org']);
    await pool.query(
      `insert into gifts (donor_id, given_on, kind, share_pence, charity) values
         ($1, '2026-05-01', 'own_gift', 100, 'Parentkind'), ($2, '2026-05-01', 'own_gift', 200, 'Parentkind')`,
      [ada, ben],
    );
  });
  afterAll(async () => {
    await pool.end();
    await server.stop();
  });

  /** Runs a statement as PostgREST does. */
  async function as(
    role: string,
    statement: string,
    values: unknown[] = [],
    { sub = '', headers = {} as Record<string, string> } = {},
  ) {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `select set_config('request.jwt.claims', $1, true), set_config('request.headers', $2, true),
                set_config('role', $3, true)`,
        [JSON.stringify({ sub, role }), JSON.stringify(headers), role],
      );
      const result = await client.query(statement, values);
      await client.query('commit');
      return result.rows as Record<string, unknown>[];
    } catch (error) {
      await client.query('rollback');
      return (error as pg.DatabaseError).code;
    } finally {
      client.release();
    }
  }
  const insert = 'insert into email_signups (email, type, metadata) values ($1, $2, $3)';
  const join = (
    email: string | null,
    type = 'early_access',
    metadata: unknown = { acceptedTerms: true },
    headers = {},
  ) => as('anon', insert, [email, type, JSON.stringify(metadata)], { headers });

  it('store a signup, and refuse its duplicate in any letter case', async () => {
    expect(await join('ada@example.org')).toEqual([]);
    expect(await join('ADA@example.ORG')).toBe('23505');
  });

  type Row = [email: string, type?: string | undefined, metadata?: unknown];
  const refused: Row[] = [
    ['a@'],
    [`${'a'.repeat(243)}@example.org`],
    ['a b@example.org'],
    ['a@b@example.org'],
    ['a@localhost'],
    ['a\u00a0@example.org'],
    ['a\u202e@example.org'],
    ['type@example.org', 'admin'],
    ['terms@example.org', undefined, {}],
    ['terms@example.org', undefined, { acceptedTerms: false }],
    ['list@example.org', undefined, [{ acceptedTerms: true }]],
    ...[7, null, { code: 'STANNES' }].map(
      (ref): Row => ['code@example.org', undefined, { acceptedTerms: true, ref }],
    ),
    ['big@example.org', undefined, { acceptedTerms: true, note: 'x'.repeat(2048) }],
  ];
  it.each(refused.map((row) => [JSON.stringify(row).slice(0, 60), ...row] as const))(
    'refuse %s',
    async (_, ...row) => {
      expect(await join(...row)).toBe('23514');
    },
  );

  it('refuse a missing address', async () => {
    expect(await join(null)).toBe('23502');
  });

  it.each(['anon', 'authenticated'])('do not let %s read or change the waitlist', async (role) => {
    for (const statement of [
      'select * from email_signups',
      'select count(*) from email_signups',
      `update email_signups set email = 'x@example.org'`,
      'delete from email_signups',
      'truncate email_signups',
      `insert into email_signups (id, email, metadata) values (gen_random_uuid(), 'id@example.org', '{"acceptedTerms":true}')`,
      `insert into email_signups (email, metadata) values ('back@example.org', '{"acceptedTerms":true}') returning id`,
      'select * from limits.rules',
      'select limits.client_address()',
    ]) {
      expect([statement, await as(role, statement)]).toEqual([statement, '42501']);
    }
  });

  it('show each donor only their own gifts, read-only', async () => {
    const mine = 'select share_pence from gifts';
    expect(await as('authenticated', mine, [], { sub: ada })).toEqual([{ share_pence: 100 }]);
    expect(await as('authenticated', mine, [], { sub: ben })).toEqual([{ share_pence: 200 }]);
    expect(await as('authenticated', mine)).toEqual([]);
    expect(await as('anon', mine)).toBe('42501');
    for (const statement of [
      'update gifts set share_pence = 1',
      'delete from gifts',
      `insert into gifts (donor_id, given_on, kind, share_pence, charity) values ('${ada}', '2026-05-01', 'own_gift', 1, 'X')`,
    ]) {
      expect(await as('authenticated', statement, [], { sub: ada })).toBe('42501');
    }
    expect(await as('service_role', 'select count(*)::int as count from gifts')).toEqual([
      { count: 2 },
    ]);
  });

  it('close only the caller’s account', async () => {
    const close = 'select close_account($1)';
    const carol = randomUUID();
    await pool.query(addDonor, [carol, 'carol@example.org']);
    await pool.query(
      `insert into gifts (donor_id, given_on, kind, share_pence, charity)
       values ($1, '2026-05-01', 'own_gift', 300, 'Parentkind')`,
      [carol],
    );
    expect(await as('anon', close, ['carol@example.org'])).toBe('42501');
    expect(await as('anon', 'select own_data()')).toBe('42501');
    expect(await as('authenticated', close, ['carol@example.org'], { sub: ben })).toBe('PT400');
    expect(
      await as('authenticated', 'select own_data() as data', [], { sub: carol }),
    ).toMatchObject([
      { data: { account: { email: 'carol@example.org' }, gifts: [{ share_pence: 300 }] } },
    ]);
    await as('authenticated', close, ['Carol@example.org'], { sub: carol });
    const { rows } = await pool.query('select donor_id from gifts where share_pence = 300');
    expect(rows).toEqual([{ donor_id: null }]);
    expect(await as('authenticated', 'select * from closed_accounts', [], { sub: ben })).toBe(
      '42501',
    );
    await pool.query('delete from gifts where donor_id is null');
  });

  describe('let the link of an email, and nothing else,', () => {
    const rpc = async (role: string, name: string, value: string) =>
      as(role, `select ${name}($1) as answer`, [value]);
    const tokenFor = async (email: string) => {
      const token = `token-of-${email}`;
      await pool.query(
        `insert into waitlist.tokens (digest, signup_id)
         select sha256(convert_to($1, 'UTF8')), id from email_signups where email = $2`,
        [token, email],
      );
      return token;
    };
    const confirmed = async (email: string, ref?: string) => {
      expect(
        await join(email, undefined, { acceptedTerms: true, ...(ref ? { ref } : {}) }),
      ).toEqual([]);
      return tokenFor(email);
    };
    type Answer = [{ answer: { code: string; friends: number; place: number } }];

    it.each(['anon', 'authenticated'])('confirm, look and leave as %s', async (role) => {
      const token = await confirmed(`link.${role}@example.org`);
      expect(await rpc(role, 'my_place', token)).toEqual([{ answer: null }]);
      expect(await rpc(role, 'confirm_signup', token)).toMatchObject([{ answer: { friends: 0 } }]);
      expect(await rpc(role, 'my_place', token)).toMatchObject([{ answer: { friends: 0 } }]);
      const left = await rpc(role, 'leave_waitlist', token);
      expect(left).toHaveLength(1);
      expect(await rpc(role, 'leave_waitlist', 'unknown')).toEqual(left);
      expect(await rpc(role, 'my_place', token)).toEqual([{ answer: null }]);
      for (const statement of [
        'select * from waitlist.tokens',
        'select * from waitlist.mails',
        'select * from waitlist.departed',
        'select waitlist.place(null)',
        `update email_signups set confirmed_at = now()`,
        'select code from email_signups',
      ])
        expect([statement, await as(role, statement)]).toEqual([statement, '42501']);
    });

    it('move the inviter up if three friends confirm at the same time', async () => {
      const token = await confirmed('inviter@example.org');
      const [{ answer }] = (await rpc('anon', 'confirm_signup', token)) as unknown as Answer;
      const friends = await Promise.all(
        ['f1', 'f2', 'f3'].map((name) => confirmed(`${name}@example.org`, answer.code)),
      );
      await Promise.all(friends.map((friend) => rpc('anon', 'confirm_signup', friend)));
      expect(await rpc('anon', 'my_place', token)).toMatchObject([
        { answer: { place: 1, friends: 3 } },
      ]);
    });

    it('send each email once if three senders work at the same time', async () => {
      await pool.query(`update limits.rules set per_minute = null where kind = 'mails'`);
      const sent: string[] = [];
      const query: Query = async (statement, values = []) =>
        (await pool.query(statement, values)).rows;
      const { templates } = projectPaths(project);
      const siteUrl = 'https://www.example.org';
      const list = { templates, siteUrl, siteName: 'Tuppence', backendUrl: siteUrl };
      const senders = Array.from({ length: 3 }, () => {
        const send = async ({ to }: { to: string }) => void sent.push(to);
        const queues = [waitlistQueue(query, list)];
        return new Outbox({ queues, driver: { send }, log: () => undefined });
      });
      await Promise.all(senders.map((sender) => sender.wake()));
      await Promise.all(senders.map((sender) => sender.close()));
      const { rows } = await pool.query(
        `select email from waitlist.mails join email_signups signup on signup.id = signup_id
         where state = 'sent'`,
      );
      expect(rows.length).toBeGreaterThan(3);
      expect(sent.sort()).toEqual(rows.map(({ email }) => email).sort());
    });
  });

  it('give a mailbox no more emails if its variants join at the same time', async () => {
    const joined = await Promise.all(
      Array.from({ length: 25 }, (_, index) => join(`race+${index}@example.org`)),
    );
    expect(new Set(joined.map(String))).toEqual(new Set(['']));
    const { rows } = await pool.query(
      `select next_attempt_at > now() as waits, count(*)::int
       from waitlist.mails join email_signups signup on signup.id = signup_id
       where email like 'race+%' group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { waits: false, count: 4 },
      { waits: true, count: 4 },
    ]);
  });

  it('send and leave at the same time without a deadlock', async () => {
    const query: Query = async (statement, values = []) =>
      (await pool.query(statement, values)).rows;
    const { templates } = projectPaths(project);
    const siteUrl = 'https://www.example.org';
    const list = { templates, siteUrl, siteName: 'Tuppence', backendUrl: siteUrl };
    for (let round = 0; round < 5; round += 1) {
      const people = await query<{ email: string }>(
        `with joined as (
           insert into email_signups (email, metadata)
             select 'dead' || n || '@example.org', '{"acceptedTerms": true}' from generate_series(1, 60) n
             returning id, email
         ), queued as (
           insert into waitlist.mails (signup_id, kind) select id, 'confirm' from joined order by email
         ), token as (
           insert into waitlist.tokens select sha256(convert_to(email, 'UTF8')), id from joined
         ) select email from joined order by email`,
      );
      const send = async () => {
        const { next, done } = waitlistQueue(query, list);
        for (let mail = await next(); mail; mail = await next()) await done(mail.id, true);
      };
      const leave = async (first: number) => {
        for (let index = first; index < people.length; index += 4)
          await query('select leave_waitlist($1)', [people[index]?.email]);
      };
      await Promise.all([send(), send(), ...[0, 1, 2, 3].map(leave)]);
      await query(`delete from waitlist.departed`);
    }
  });

  it('have row-level security on every table of the public schema', async () => {
    const { rows } = await pool.query(
      `select relname, relrowsecurity from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
    );
    expect(rows).toEqual([
      { relname: 'charities', relrowsecurity: true },
      { relname: 'closed_accounts', relrowsecurity: true },
      { relname: 'email_signups', relrowsecurity: true },
      { relname: 'gifts', relrowsecurity: true },
    ]);
  });

  it('refuse a signup with a time of its own, even after a grant', async () => {
    await pool.query('grant insert (created_at) on email_signups to anon');
    const dated = (time: string) =>
      as(
        'anon',
        `insert into email_signups (email, metadata, created_at)
         values ('dated@example.org', '{"acceptedTerms": true}', ${time})`,
      );
    expect(await dated(`'2020-01-01'`)).toBe('42501');
    expect(await dated('now()')).toEqual([]);
    await pool.query('revoke insert (created_at) on email_signups from anon');
  });

  it('let no request call a function that has its owner’s rights', async () => {
    const { rows } = await pool.query(
      `select proname from pg_proc
       where pronamespace = 'public'::regnamespace and prosecdef
         and (has_function_privilege('anon', oid, 'execute')
           or has_function_privilege('authenticated', oid, 'execute'))`,
    );
    expect(rows).toEqual([]);
  });

  it.runIf(advisor)('draw no warning from the advisor', async () => {
    const client = await pool.connect();
    try {
      const results = (await client.query(
        `begin; set local pgrst.db_schemas = 'public'; ${readFileSync(advisor ?? '', 'utf8')}; rollback`,
      )) as unknown as pg.QueryResult[];
      const lints = results.flatMap(({ rows }) => rows);
      expect(lints).not.toEqual([]);
      expect(lints.filter(({ level }) => level !== 'INFO')).toEqual([]);
    } finally {
      client.release();
    }
  });

  it('limit by address, with Cloudflare’s header first', async () => {
    await pool.query(
      `update limits.rules set per_address = 3, address_window = '30 years' where kind = 'signups'`,
    );
    const codes: unknown[] = [];
    for (let index = 0; index < 4; index += 1) {
      const headers = {
        'cf-connecting-ip': '203.0.113.7',
        'x-forwarded-for': `198.51.100.${index}`,
      };
      codes.push(await join(`limited${index}@example.org`, undefined, undefined, headers));
    }
    expect(codes).toEqual([[], [], [], 'PT429']);
    const forwarded = { 'x-forwarded-for': '198.51.100.9, 10.0.0.1' };
    expect(await join('other@example.org', undefined, undefined, forwarded)).toEqual([]);
  });

  it('count refused signups, although their transaction is rolled back', async () => {
    await pool.query(`update limits.rules set per_address = 5 where kind = 'signups'`);
    const asker = { 'x-forwarded-for': '192.0.2.33' };
    const codes: unknown[] = [];
    for (let index = 0; index < 7; index += 1)
      codes.push(await join('ada@example.org', undefined, undefined, asker));
    expect(codes).toEqual([...Array(5).fill('23505'), 'PT429', 'PT429']);
    expect(await join('unknown@example.org', undefined, undefined, asker)).toBe('PT429');
    const stranger = { 'x-forwarded-for': '192.0.2.34' };
    expect(await join('stranger@example.org', undefined, undefined, stranger)).toEqual([]);
  });

  it('store exactly as many signups of twenty connections as the total allows, without deadlocks', async () => {
    await pool.query(
      `update limits.rules set per_address = 100000, per_minute = 500, salt = gen_random_uuid()
       where kind = 'signups'`,
    );
    // Earlier tests counted in this minute.
    await pool.query(`select setval('limits.total_signups', 1)`);
    const minute = () => Math.floor(Date.now() / 60_000);
    const firstMinute = minute();
    const started = performance.now();
    const codes = await Promise.all(
      Array.from({ length: 1000 }, (_, index) =>
        join(`crowd${index}@example.org`, undefined, undefined, {
          'x-forwarded-for': `203.0.113.${index % 50}`,
        }),
      ),
    );
    const perSecond = Math.round(1000 / ((performance.now() - started) / 1000));
    console.info(`${perSecond} signups a second over 20 connections`);
    expect(new Set(codes.map(String))).toEqual(new Set(['', 'PT429']));
    const stored = codes.filter((code) => Array.isArray(code)).length;
    expect(stored).toBeGreaterThanOrEqual(500);
    expect(stored).toBeLessThanOrEqual(500 * (minute() - firstMinute + 1));
  });
});
