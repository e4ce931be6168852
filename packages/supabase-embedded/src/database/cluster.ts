import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import {
  createPgliteConnection,
  type IPgliteConnectionConfig,
  type PgliteConnection,
} from '@supabase/lite/pglite';
import { OperatorError } from '../errors.ts';
import { makePrivateFolder, writePrivateFile } from '../private-file.ts';
import { prepareCluster } from './data-folder.ts';
import { clusterName, openError } from './disk-space.ts';

type PgliteOptions = NonNullable<IPgliteConnectionConfig['pgliteOptions']>;

/** Of PGlite. A cluster can only be opened with the version that created it. */
const postgresVersion = '18';

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

/** The migrations need `pg_trgm`. An empty or missing folder becomes a new cluster. */
async function connect(
  url: string | undefined,
  options: PgliteOptions = {},
): Promise<PgliteConnection> {
  /** Why Postgres ended. */
  let said = '';
  const connection = await createPgliteConnection({
    ...(url === undefined ? {} : { url }),
    pgliteOptions: {
      ...options,
      extensions: { pg_trgm },
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
  if (existsSync(emptyCluster)) {
    try {
      const loadDataDir = new Blob([readFileSync(emptyCluster)]);
      return await connect(url, { loadDataDir });
    } catch {
      // The file may be from another version.
      rmSync(emptyCluster, { force: true });
      if (url !== undefined) rmSync(url, { recursive: true, force: true });
    }
  }
  const connection = await connect(url);
  const empty = await connection.driver.dumpDataDir('none');
  try {
    makePrivateFolder(dirname(emptyCluster));
    await writePrivateFile(emptyCluster, true, async () => empty.stream());
  } catch {
    // The disk may be read-only. Only the creation of the next cluster is slower.
  }
  return connection;
}
