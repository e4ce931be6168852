import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inspect } from 'node:util';
import type { QueryOptions } from '@electric-sql/pglite';
import {
  createPgliteConnection,
  type IPgliteConnectionConfig,
  type PgliteConnection,
} from '@supabase/lite/pglite';
import { prepareCluster, writeMarker } from './data-folder.ts';
import { extensions } from './extensions.ts';
import { openError } from './folder-errors.ts';
import { serializers } from './serializers.ts';

/** What Postgres says when the disk is full. */
const diskFullCode = '53100';

type DatabaseError = Error & { code?: string; query?: unknown; params?: unknown };

/**
 * Opens the embedded Postgres in `dataDir`, or in memory for null; `emptyCluster` is the file that a
 * first start leaves for the next ones. The caller holds the folder's lock. A folder whose first
 * start was interrupted never opens again: its marker says so, and the cluster is made anew.
 */
export async function openDatabase(
  dataDir: string | null,
  emptyCluster: string,
): Promise<PgliteConnection> {
  if (dataDir === null) return prepare(await createCluster(emptyCluster));
  const { cluster, isNew } = prepareCluster(dataDir);
  try {
    const connection = isNew
      ? await createCluster(emptyCluster, cluster)
      : await openCluster({ url: cluster });
    if (isNew) writeMarker(dataDir, { cluster: 'postgres', ready: true });
    return prepare(connection);
  } catch (error) {
    throw openError(dataDir, error);
  }
}

/** Opens a cluster, new or not, with the extensions that the migrations ask for. */
export async function openCluster({
  pgliteOptions,
  ...more
}: IPgliteConnectionConfig): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    ...more,
    pgliteOptions: { ...pgliteOptions, serializers, extensions },
  });
  await connection.driver.waitReady;
  keepStack(connection.driver);
  return connection;
}

/**
 * Each failed statement leaves 656 bytes on the stack of PGlite 0.4.5, which has 8 MB: 12,800 refused
 * requests would end the database. A statement ends where it began, so this restores the stack's top.
 */
function keepStack(driver: PgliteConnection['driver']): void {
  const { ___stack_pointer: top } = driver.Module as unknown as {
    ___stack_pointer: WebAssembly.Global<'i32'>;
  };
  const run = driver.execProtocolRawSync.bind(driver);
  driver.execProtocolRawSync = (message) => {
    const before = top.value;
    try {
      return run(message);
    } finally {
      top.value = before;
    }
  };
}

/**
 * A new cluster. The first one of a machine is made by initdb, which takes seconds of both time and
 * processor, and kept as it is then, still empty; later ones are unpacked from it.
 */
async function createCluster(emptyCluster: string, url?: string): Promise<PgliteConnection> {
  const target = url === undefined ? {} : { url };
  if (existsSync(emptyCluster)) {
    try {
      const loadDataDir = new Blob([readFileSync(emptyCluster)]);
      return await openCluster({ ...target, pgliteOptions: { loadDataDir } });
    } catch {
      // Of another version, perhaps.
      rmSync(emptyCluster, { force: true });
      if (url !== undefined) rmSync(url, { recursive: true, force: true });
    }
  }
  const connection = await openCluster(target);
  await keepEmptyCluster(connection, emptyCluster).catch(() => {
    // Only a convenience: a disk that is full or read-only makes the next start slower.
  });
  return connection;
}

async function keepEmptyCluster(connection: PgliteConnection, file: string): Promise<void> {
  const empty = await connection.driver.dumpDataDir('none');
  const draft = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(draft, new Uint8Array(await empty.arrayBuffer()), { mode: 0o600 });
  renameSync(draft, file);
}

/** Makes a connection answer and log as this project wants it. */
function prepare(connection: PgliteConnection): PgliteConnection {
  const { driver } = connection;
  const query = driver.query.bind(driver);
  driver.query = ((statement: string, values?: unknown[], options?: QueryOptions) =>
    // A value that is undefined mangles the message, and the database understands nothing afterwards.
    query(
      statement,
      values?.map((value) => (value === undefined ? null : value)),
      options,
    ).catch((error: unknown) => {
      throw discreet(error);
    })) as typeof driver.query;
  return Object.assign(connection, {
    // What it gives back is printed.
    normalizeDbError: (error: unknown) => answerAsPostgrest(discreet(error)),
    // Left to itself, the service grants all rights on `public` to the public roles at its first
    // request. Told that this is done, it leaves the grants of the migrations as they are.
    rlsState: 'active',
  });
}

/** Errors carry the statement's values and the failing row; neither may reach a log. */
function discreet(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const known = error as DatabaseError;
  const line =
    known.code === diskFullCode
      ? '[backend] the disk that holds the data is full'
      : `[backend] the database refused a statement: ${known.code ?? 'no code'}`;
  delete known.query;
  delete known.params;
  Object.defineProperty(known, inspect.custom, { value: () => line, configurable: true });
  return known;
}

/** A violated check is 400 with its code, as PostgREST has it, and a full disk 503, where the service has 500. */
function answerAsPostgrest(error: unknown): unknown {
  const { code, message } = error as DatabaseError;
  if (code !== '23514' && code !== diskFullCode) return error;
  const [status, text] = code === '23514' ? [400, message] : [503, 'Nothing can be stored now'];
  const answer: DatabaseError = new Error(
    JSON.stringify({ code, message: text, details: null, hint: null }),
  );
  answer.code = code;
  discreet(answer);
  return Object.assign(answer, { code: 'PGRST', detail: `{"status":${status},"headers":{}}` });
}
