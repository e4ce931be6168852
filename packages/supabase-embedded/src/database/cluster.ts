import { execFileSync } from 'node:child_process';
import { existsSync, openAsBlob, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { IPgliteConnectionConfig, PgliteConnection } from '@supabase/lite/pglite';
import { OperatorError } from '../errors.ts';
import { makePrivateFolder } from '../private-file.ts';
import { prepareCluster } from './data-folder.ts';
import { clusterName, openError } from './disk-space.ts';

type PgliteOptions = NonNullable<IPgliteConnectionConfig['pgliteOptions']>;

/** Of PGlite. A cluster can only be opened with the version that created it. */
const postgresVersion = '18';

// V8 takes 600 MB to optimize Postgres. A signup then takes four fifths of its processor time.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

/** `dataDir` is null for a database in memory. The caller holds the folder's lock. */
export async function openDatabase(
  dataDir: string | null,
  emptyCluster: string,
): Promise<PgliteConnection> {
  if (dataDir === null) return createCluster(emptyCluster);
  const { cluster, isNew } = prepareCluster(dataDir);
  return isNew
    ? createCluster(emptyCluster, cluster).catch(explained(dataDir))
    : openFolder(dataDir);
}

/** Of a data folder that is ready. */
export const openFolder = (dataDir: string): Promise<PgliteConnection> =>
  openCluster({ url: join(dataDir, clusterName) }).catch(explained(dataDir));

const explained = (dataDir: string) => (error: unknown) => {
  throw openError(dataDir, error);
};

/** `url` is the cluster's folder. */
export async function openCluster({ url }: { url: string }): Promise<PgliteConnection> {
  requireVersion(url);
  return connect(url);
}

/** The migrations need the extensions. Without an existing folder, the cluster is new. */
export async function connect(
  url: string | undefined,
  options: PgliteOptions = {},
): Promise<PgliteConnection> {
  /** Why Postgres ended. */
  let said = '';
  // Only the thread of the database loads these: they take 30 MB.
  const { fuzzystrmatch } = await import('@electric-sql/pglite/contrib/fuzzystrmatch');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const { createPgliteConnection } = await import('@supabase/lite/pglite');
  const connection = await createPgliteConnection({
    ...(url === undefined ? {} : { url }),
    pgliteOptions: {
      ...options,
      extensions: { fuzzystrmatch, pg_trgm },
      onStderr: (line) => {
        said ||= /(FATAL|PANIC): +(.*)/.exec(line)?.[2] ?? '';
        return false;
      },
    },
  });
  try {
    await connection.driver.waitReady;
    return connection;
  } catch (error) {
    throw new Error(said || String(error), { cause: error });
  }
}

/** The major version of PostgreSQL. Empty if there is no cluster. */
export function versionOf(cluster: string): string {
  const file = join(cluster, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

function requireVersion(cluster: string): void {
  const version = versionOf(cluster);
  if (!version) throw new Error('it has no file PG_VERSION');
  if (version !== postgresVersion)
    throw new OperatorError(
      `The database in ${dirname(cluster)} is of PostgreSQL ${version}, and this server has ${postgresVersion}. Nothing was changed. If it is of an earlier release, run: npm run upgrade`,
    );
}

/** Copies the file `emptyCluster` if it can, because initdb takes seconds. */
async function createCluster(emptyCluster: string, url?: string): Promise<PgliteConnection> {
  try {
    if (!existsSync(emptyCluster)) run(process.execPath, [initdb, emptyCluster]);
    if (url === undefined)
      return await connect(url, { loadDataDir: await openAsBlob(emptyCluster) });
    makePrivateFolder(url);
    run('tar', ['-C', url, '-xf', emptyCluster]);
    return await connect(url);
  } catch {
    // The file may be from another version, the disk read-only, or `tar` missing.
    rmSync(emptyCluster, { force: true });
    if (url !== undefined) rmSync(url, { recursive: true, force: true });
    return connect(url);
  }
}

const initdb = join(import.meta.dirname, 'initdb.ts');

/** A program's memory ends with it. This process would keep 70 MB. */
const run = (program: string, values: string[]) =>
  execFileSync(program, values, { stdio: 'ignore' });
