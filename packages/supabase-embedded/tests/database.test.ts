import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateKeys } from '../src/accounts/keys.ts';
import { openDatabase } from '../src/database/cluster.ts';
import type { Database } from '../src/database/database.ts';
import { Unavailable } from '../src/problems.ts';
import { createBackend } from '../src/server/backend.ts';
import { type Harness, project, startBackend } from './harness.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tuppence-database-'));
let harness: Harness;
let database: Database;
beforeAll(async () => {
  harness = await startBackend({ dataDir: join(scratch, 'db'), mail: null });
  ({ database } = harness.backend);
});
afterAll(async () => {
  await harness.stop();
  rmSync(scratch, { recursive: true, force: true });
});

let people = 0;
const signUp = async () => {
  people += 1;
  const email = `person${people}@example.org`;
  const { status } = await harness
    .client()
    .from('email_signups')
    .insert({ email, metadata: { acceptedTerms: true } });
  return { status, email };
};
const isStored = async (email: string) =>
  (await harness.sql('select 1 from email_signups where email = $1', [email])).length === 1;

/** Every signup is refused with 503 or stored, until one is stored again. */
async function expectRecovery() {
  await expect
    .poll(
      async () => {
        const { status, email } = await signUp();
        if (status === 201) expect(await isStored(email)).toBe(true);
        return status;
      },
      { timeout: 60_000 },
    )
    .toBe(201);
}

it('the first start needs no disk but that of its data', async () => {
  const dataDir = mkdtempSync(join(scratch, 'new-'));
  const connection = await openDatabase(dataDir, '/proc/none/empty.tar');
  const { rows } = await connection.driver.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  await connection.close();
});

it('a database that is not where it was is never replaced by an empty one', async () => {
  const dataDir = join(scratch, 'exchanged');
  const cluster = join(dataDir, 'postgres');
  const made = join(dataDir, 'tuppence.upgrade');
  const start = async () => {
    const options = { project, dataDir, keys: generateKeys(), mail: null, log: () => undefined };
    const { database: opened, close } = await createBackend(options);
    const { rows } = await opened.query('select email from email_signups');
    return { opened, close, rows };
  };
  const first = await start();
  await first.opened.exec(
    `insert into email_signups (email, metadata) values ('ada@example.org', '{"acceptedTerms": true}')`,
  );
  await first.close();

  // As an upgrade leaves it that was killed between its two renames.
  mkdirSync(made);
  renameSync(cluster, join(made, 'postgres'));
  const second = await start();
  await second.close();
  expect(second.rows).toEqual([{ email: 'ada@example.org' }]);
  expect(existsSync(made)).toBe(false);

  renameSync(cluster, `${cluster}-elsewhere`);
  await expect(start()).rejects.toThrow(/cannot be opened .*PG_VERSION.* Nothing was deleted/);
  expect(existsSync(cluster)).toBe(false);
});

describe('turns', () => {
  it('run one at a time and in order, even after an error', async () => {
    const seen: string[] = [];
    const work = (name: string, delayMs: number, fails = false) =>
      database.run(async () => {
        seen.push(`${name} in`);
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        seen.push(`${name} out`);
        if (fails) throw new Error(name);
      });
    const all = await Promise.allSettled([work('a', 20), work('b', 5, true), work('c', 0)]);
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });

  it('are refused while a thousand are waiting', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const waiting = Array.from({ length: 1000 }, () => database.run(() => gate));
    await expect(database.run(async () => 1)).rejects.toBeInstanceOf(Unavailable);
    open();
    await Promise.all(waiting);
    expect(await database.run(async () => 1)).toBe(1);
  });
});

it('a statement that hangs is ended; what waited is answered 503, and nothing stored is lost', {
  timeout: 120_000,
}, async () => {
  const before = await signUp();
  const began = performance.now();
  const hung = database
    .run(() => database.query('select count(*) from generate_series(1, 1e12)'), 500)
    .catch((error: unknown) => error);
  const waited = await harness.call('/rest/v1/rpc/charities_are_sample', {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json' },
  });
  expect([waited.status, waited.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await hung).toBeInstanceOf(Unavailable);
  await expectRecovery();
  expect(performance.now() - began).toBeLessThan(60_000);
  expect(await isStored(before.email)).toBe(true);
  expect(harness.lines.join('\n')).toContain(
    '[database] a request took too long: opening it again',
  );
});

it.each<[string, () => Promise<unknown>]>([
  // PGlite itself refuses this value: the error has no code of Postgres.
  ['an error that is not the database’s own', () => database.query('select $1::bytea', ['x'])],
  ['a transaction left open', () => database.exec('begin')],
  ['a failed transaction left open', () => database.exec('begin; select 1 / 0')],
])(
  'after %s the session is not used, and nothing is acknowledged that is not stored',
  {
    timeout: 120_000,
  },
  async (_, breakSession) => {
    const before = await signUp();
    await expect(database.run(breakSession)).rejects.toBeInstanceOf(Unavailable);
    await expectRecovery();
    expect(await isStored(before.email)).toBe(true);
  },
);

it('what a lost session would still do is not done by the next one', {
  timeout: 120_000,
}, async () => {
  const email = 'half@example.org';
  const outcome = database.run(async () => {
    await database.exec('begin');
    await database.query('select $1::bytea', ['x']).catch(() => undefined);
    await database.query('insert into email_signups (email, metadata) values ($1, $2)', [
      email,
      '{"acceptedTerms": true}',
    ]);
  });
  await expect(outcome).rejects.toBeInstanceOf(Unavailable);
  await expectRecovery();
  expect(await isStored(email)).toBe(false);
});

it('an error of the database is passed on with its code', async () => {
  await expect(database.run(() => database.query('select * from nothing'))).rejects.toMatchObject({
    code: '42P01',
  });
});

it('14,000 refused statements leave the database answering', { timeout: 60_000 }, async () => {
  const codes = new Set<unknown>();
  for (let index = 0; index < 14_000; index += 1)
    await database
      .query('select * from nothing')
      .catch(({ code }: { code?: string }) => codes.add(code));
  expect([...codes]).toEqual(['42P01']);
  expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
