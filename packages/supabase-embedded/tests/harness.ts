import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { format } from 'node:util';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { vi } from 'vitest';
import { generateKeys } from '../src/accounts/keys.ts';
import { openCluster } from '../src/database/cluster.ts';
import { type Commands, type Installation, runCommand } from '../src/operations/command.ts';
import { commands } from '../src/operations/commands.ts';
import { projectPaths } from '../src/paths.ts';
import { type Backend, type BackendOptions, createBackend } from '../src/server/backend.ts';
import { backendListener } from '../src/server/listener.ts';

/** The project as it is in the repository. */
export const sources = join(import.meta.dirname, '../supabase');

/** A copy that every run shares. Its new databases have the migrations, which take half of a start. */
export const project = await copyMigrated();

async function copyMigrated(): Promise<string> {
  const lockfile = join(sources, '../../../package-lock.json');
  const files = globSync('**/*.*', { cwd: sources, exclude: ['.temp/**'] }).sort();
  const hash = createHash('sha256');
  for (const file of [lockfile, ...files.map((name) => join(sources, name))])
    hash.update(readFileSync(file));
  const copy = join(tmpdir(), `tuppence-project-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(copy)) return copy;
  const building = mkdtempSync(`${copy}-`);
  for (const name of files) cpSync(join(sources, name), join(building, name));
  const dataDir = mkdtempSync(`${copy}-data-`);
  const options = { project: sources, dataDir, keys: generateKeys() };
  await (await createBackend({ ...options, log: () => undefined })).close();
  const connection = await openCluster({ url: join(dataDir, 'postgres') });
  const cluster = Buffer.from(await (await connection.driver.dumpDataDir('none')).arrayBuffer());
  await connection.close();
  rmSync(dataDir, { recursive: true });
  const { emptyCluster } = projectPaths(building);
  mkdirSync(dirname(emptyCluster));
  writeFileSync(emptyCluster, cluster);
  try {
    renameSync(building, copy);
  } catch {
    // Another worker was faster.
    rmSync(building, { recursive: true });
  }
  return copy;
}

/** As a command works beside a running server, which needs the database meanwhile. */
export const inTurn = <Result>(
  database: Backend['database'],
  work: (database: Backend['database']) => Promise<Result>,
): Promise<Result> => database.run(() => work(database), 10 * 60_000);

/** What a command of the operator prints, and the code with which it ends. */
export async function operate(
  words: readonly string[],
  more: Partial<Installation> = {},
  known: Commands = commands,
): Promise<{ said: string; code: number }> {
  const said: unknown[] = [];
  const spies = (['log', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((line) => void said.push(line)),
  );
  const before = process.exitCode;
  process.exitCode = undefined;
  const readSettings = () => {
    throw new Error('not asked');
  };
  await runCommand(known, words, { project, settings: '', readSettings, ...more });
  const code = Number(process.exitCode ?? 0);
  process.exitCode = before;
  for (const spy of spies) spy.mockRestore();
  return { said: said.join('\n'), code };
}

type Call = RequestInit & { key?: string | null };

export type Harness = {
  url: string;
  backend: Backend;
  lines: string[];
  client: () => SupabaseClient;
  /** Calls the service behind the list of calls, as nobody can from outside. */
  behind: (path: string, init?: Call) => Promise<Response>;
  /** Calls a path with the public key, or with `key`. Null sends no key. */
  call: (path: string, init?: Call) => Promise<Response>;
  sql: <Row = Record<string, unknown>>(statement: string, values?: unknown[]) => Promise<Row[]>;
  stop: () => Promise<void>;
};

/** In memory unless `options` name a folder. */
export async function startBackend(options: Partial<BackendOptions> = {}): Promise<Harness> {
  const lines: string[] = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => void lines.push(format(...parts)));
  }
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const opening = createBackend({
    project,
    dataDir: 'memory',
    siteUrl: url,
    keys: generateKeys(),
    log: (line) => lines.push(line),
    // On a busy machine, any request can take seconds.
    longestTurnMs: 60_000,
    ...options,
  });
  const listener = backendListener(opening);
  server.on('request', (request, response) =>
    listener(request, response, () => response.writeHead(404).end('site')),
  );
  const backend = await opening;
  const publicKey = backend.keys.publishable;
  return {
    url,
    backend,
    lines,
    client: () =>
      createClient(url, publicKey, { auth: { persistSession: false, autoRefreshToken: false } }),
    behind: async (path, { key = publicKey, headers, method = 'GET', body } = {}) => {
      const request = {
        path,
        method,
        headers: Object.fromEntries(
          new Headers({
            ...(key === null ? {} : { apikey: key }),
            ...(headers as Record<string, string>),
          }),
        ),
        body: body as string | undefined,
        address: null,
      };
      const answer = await backend.database.run(() => backend.database.ask(request));
      return new Response(answer.text || null, { status: answer.status });
    },
    call: (path, { key = publicKey, headers, ...init } = {}) =>
      fetch(url + path, {
        redirect: 'manual',
        ...init,
        headers: {
          ...(key === null ? {} : { apikey: key }),
          ...(headers as Record<string, string>),
        },
      }),
    sql: async (statement, values = []) =>
      (await backend.database.query(statement, values)).rows as never,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await backend.close();
      vi.restoreAllMocks();
    },
  };
}

export const password = 'correct horse battery';

/** A donor's gifts, as the site asks for them. */
export const giftsOf = (client: SupabaseClient) =>
  client
    .from('gifts')
    .select('id, given_on, kind, brand, credit_pence, share_pence, charity, gift_aid')
    .order('given_on', { ascending: false })
    .order('id')
    .limit(1000);

export type Donor = { email: string; id: string; token: string; client: SupabaseClient };

export function tokenHashOf(link: string | URL): string {
  return new URLSearchParams(new URL(link).hash.slice(1)).get('token_hash') ?? '';
}

export async function newDonor(
  harness: Harness,
  email: string,
  names: { first_name: string; last_name: string } = { first_name: 'Ada', last_name: 'Byron' },
): Promise<Donor> {
  const client = harness.client();
  const signUp = await client.auth.signUp({ email, password, options: { data: names } });
  if (signUp.error) throw signUp.error;
  const link = harness.backend.mailbox?.mails.find((mail) => mail.to === email)?.link;
  if (!link) throw new Error(`No email for ${email}`);
  await client.auth.verifyOtp({ type: 'signup', token_hash: tokenHashOf(link) });
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { email, id: data.user.id, token: data.session.access_token, client };
}
