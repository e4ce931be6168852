import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { inspect } from 'node:util';
import type { QueryOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import {
  createPgliteConnection,
  type IPgliteConnectionConfig,
  type PgliteConnection,
} from '@supabase/lite/pglite';
import { writePrivateFile } from '../private-file.ts';
import { prepareCluster, writeMarker } from './data-folder.ts';
import { openError } from './disk-space.ts';
import { serializers } from './serializers.ts';

const diskFullCode = '53100';
const checkViolatedCode = '23514';

type DatabaseError = Error & { code?: string; query?: unknown; params?: unknown };

/** `dataDir` is null for a database in memory. The caller holds the folder's lock. */
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
    if (isNew) writeMarker(dataDir, { ready: true });
    return prepare(connection);
  } catch (error) {
    throw openError(dataDir, error);
  }
}

/** The migrations need `pg_trgm`. */
export async function openCluster({
  pgliteOptions,
  ...more
}: IPgliteConnectionConfig): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    ...more,
    pgliteOptions: { ...pgliteOptions, serializers, extensions: { pg_trgm } },
  });
  await connection.driver.waitReady;
  return connection;
}

/** Copies the file `emptyCluster` if it can, because initdb takes seconds. */
async function createCluster(emptyCluster: string, url?: string): Promise<PgliteConnection> {
  const target = url === undefined ? {} : { url };
  if (existsSync(emptyCluster)) {
    try {
      const loadDataDir = new Blob([readFileSync(emptyCluster)]);
      return await openCluster({ ...target, pgliteOptions: { loadDataDir } });
    } catch {
      // The file may be from another version.
      rmSync(emptyCluster, { force: true });
      if (url !== undefined) rmSync(url, { recursive: true, force: true });
    }
  }
  const connection = await openCluster(target);
  await keepEmptyCluster(connection, emptyCluster).catch(() => {
    // Without the file, only the next cluster's creation is slower.
  });
  return connection;
}

async function keepEmptyCluster(connection: PgliteConnection, file: string): Promise<void> {
  const empty = await connection.driver.dumpDataDir('none');
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  await writePrivateFile(file, true, (handle) => handle.writeFile(empty.stream()));
}

function prepare(connection: PgliteConnection): PgliteConnection {
  const { driver } = connection;
  const query = driver.query.bind(driver);
  driver.query = ((statement: string, values?: unknown[], options?: QueryOptions) =>
    // An undefined value would corrupt the protocol message, and all later ones.
    query(
      statement,
      values?.map((value) => value ?? null),
      options,
    ).catch((error: unknown) => {
      throw discreet(error);
    })) as typeof driver.query;
  return Object.assign(connection, {
    // The service prints this error, so it must not quote a row or the statement's values.
    normalizeDbError: (error: unknown) => answerAsPostgrest(discreet(error)),
    // Otherwise the service would give the public roles all privileges.
    rlsState: 'active',
  });
}

/** Keeps the statement, its values and the failing row out of the logs. */
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

/** Answers a violated check with 400, as PostgREST does, and a full disk with 503. */
function answerAsPostgrest(error: unknown): unknown {
  const { code, message } = error as DatabaseError;
  if (code !== checkViolatedCode && code !== diskFullCode) return error;
  const [status, text] =
    code === checkViolatedCode ? [400, message] : [503, 'Nothing can be stored now'];
  const answer = new Error(JSON.stringify({ code, message: text, details: null, hint: null }));
  discreet(Object.assign(answer, { code }));
  return Object.assign(answer, { code: 'PGRST', detail: `{"status":${status},"headers":{}}` });
}
