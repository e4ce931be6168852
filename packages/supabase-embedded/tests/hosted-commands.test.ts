import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listen } from '../../../tests/browser/listen.ts';
import { operate } from './harness.ts';
import { addDonor, hasPostgres, onPostgres, query, startPostgres } from './real-postgres.ts';

describe.runIf(hasPostgres)(onPostgres('commands on a hosted project'), () => {
  const scratch = mkdtempSync(join(tmpdir(), 'tuppence-hosted-'));
  const ada = '11111111-1111-4111-8111-111111111111';
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let accounts: Awaited<ReturnType<typeof listen>>;
  let address: string;
  const asked: unknown[] = [];

  beforeAll(async () => {
    server = await startPostgres();
    address = await server.hosted();
    accounts = await listen((request, response) => {
      asked.push([request.method, request.url, request.headers.apikey]);
      response.end('{}');
    });
    vi.stubEnv('DATABASE_URL', address);
    vi.stubEnv('TUPPENCE_DATA', join(scratch, 'db'));
    await query(address, addDonor, [ada, 'ada@example.org']);
    await query(
      address,
      `insert into gifts (donor_id, given_on, kind, share_pence, charity)
       values ('${ada}', '2026-05-01', 'own_gift', 1234, 'Noah’s Ark')`,
    );
    await query(
      address,
      `set role anon; insert into email_signups (email, metadata) values
         ('ada@example.org', '{"acceptedTerms":true}'), ('bob@example.org', '{"acceptedTerms":true}')`,
    );
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    accounts.stop();
    await server.stop();
    rmSync(scratch, { recursive: true, force: true });
  });

  const run = async (...words: string[]) => (await operate(words)).said;
  const manage = (...words: string[]) => run('manage', ...words);

  it('look at people, signups, limits, gifts and emails', async () => {
    expect(await manage('people', 'find', 'ADA')).toMatch(/ada@example\.org .* no +1$/);
    expect(await manage('people', 'show', 'ada@example.org')).toContain(ada);
    const file = join(scratch, 'ada.json');
    expect(await manage('people', 'export', 'ada@example.org', file)).toContain('personal data');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      account: { email: 'ada@example.org' },
      waitlist: [{ email: 'ada@example.org' }],
      gifts: [{ share_pence: 1234 }],
    });
    expect(await manage('waitlist', 'find', 'bob')).toContain('bob@example.org');
    expect(await manage('limits', 'show')).toMatch(/signups +60 +00:10:00 +30000/);
    expect(await manage('gifts')).toMatch(/2026-05 +Noah’s Ark +1 +12\.34 +12\.34/);
    expect(await manage('mail', 'queue')).toMatch(/confirm +waiting +0.*\n.*confirm +waiting/);
    expect(await manage('sql', 'select count(*)::int as people from auth.users')).toBe('people\n1');
    expect(await manage('sql', 'delete from gifts')).toContain('read-only transaction');
    expect(await run('waitlist')).toMatch(/not confirmed +2/);
    const list = join(scratch, 'list.csv');
    expect(await run('waitlist', 'export', list)).toMatch(/^2 rows/);
    expect(readFileSync(list, 'utf8')).toContain('bob@example.org');
  });

  it('confirm a person, send a password email, change a limit and make emails due', async () => {
    expect(await manage('people', 'confirm', 'ada@example.org', '--yes')).toMatch(/^Confirmed/);
    expect(await manage('people', 'show', 'ada@example.org')).toMatch(/confirmed +20/);
    const reset = ['people', 'reset-password', 'ada@example.org', '--yes'];
    expect(await manage(...reset)).toContain('Set VITE_SUPABASE_URL');
    vi.stubEnv('VITE_SUPABASE_URL', accounts.url);
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'public');
    expect(await manage(...reset)).toContain('is sent the email');
    expect(asked).toEqual([['POST', '/auth/v1/recover', 'public']]);
    expect(await manage('limits', 'set', 'signups', '--per-minute', '7', '--yes')).toMatch(/ 7$/);
    expect(await manage('mail', 'send-again', '--yes')).toContain('2 emails are due');
    expect(await manage('sql', `notify pgrst, 'reload schema'`, '--write', '--yes')).toMatch(
      /^Done/,
    );
  });

  it('are told what the dashboard does instead', async () => {
    for (const words of ['manage keys show', 'manage keys rotate --yes', 'backup'])
      expect(await run(...words.split(' '))).toContain('A hosted project has its');
    expect(await run('upgrade')).toContain('npx supabase db push');
  });

  it('check the migrations, and name the command that runs them', async () => {
    expect(await run('doctor')).toMatch(/^good +All migrations have run/m);
    const history = 'supabase_migrations.schema_migrations';
    const [last] = await query(address, `select * from ${history} order by version desc limit 1`);
    await query(address, `delete from ${history} where version = $1`, [last.version]);
    const said = await run('doctor');
    expect(said).toMatch(/^mend +The database is of an earlier release: npx supabase db push$/m);
    expect(said).not.toMatch(/--embedded|npm run (upgrade|backup)/);
    await query(address, `drop table ${history}`);
    expect(await run('doctor')).toMatch(/^mend .*npx supabase db push$/m);
  });

  it('delete people, and promise no email that nothing sends', async () => {
    expect(await manage('waitlist', 'delete', 'BOB@example.org', '--yes')).toMatch(/^Deleted/);
    const remove = ['people', 'delete', 'ada@example.org'];
    expect(await manage(...remove)).toContain('told by email if the project has the webhook');
    expect(await manage(...remove, '--yes')).toMatch(/^Closed/);
    expect(await query(address, 'select donor_id, share_pence from gifts')).toEqual([
      { donor_id: null, share_pence: 1234 },
    ]);
    expect(await manage('waitlist', 'find', 'example')).toContain('Nobody');
    expect(await query(address, 'select email from closed_accounts')).toEqual([
      { email: 'ada@example.org' },
    ]);
    expect(await manage('people', 'delete-demo', '--yes')).toMatch(/^Deleted the demo donor/);
    const log = readFileSync(join(scratch, 'operator.log'), 'utf8');
    expect(log).toContain(
      `"where":"${new URL(address).host}","what":"manage people delete ${ada}"`,
    );
    expect(log).not.toContain('@');
  });
});
