import { constants, rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { type openCluster, openFolder } from '../database/cluster.ts';
import { readMarker } from '../database/data-folder.ts';
import { clusterName } from '../database/disk-space.ts';
import { isLocked, takeLock } from '../database/lock.ts';
import { fileError, OperatorError } from '../errors.ts';
import { projectPaths } from '../paths.ts';
import { removeOld } from '../private-file.ts';
import { readServerEnvironment } from '../server/environment.ts';
import type { Query } from '../waitlist/waitlist-queue.ts';
import type { Database } from './move-tables.ts';
import { atServer } from './operator-socket.ts';
import { connectToPostgres } from './postgres-client.ts';

export type DataPlace = {
  project: string;
  dataDir: string;
  keys: string;
  /** Of a hosted project. If it is set, commands work on that. */
  databaseUrl?: string | undefined;
};

type Work<Result> = (database: Database) => Promise<Result>;

export function dataPlace(project: string): DataPlace {
  const environment = readServerEnvironment(process.env);
  const paths = projectPaths(project);
  return {
    project,
    dataDir: environment.dataDir ?? paths.data,
    keys: environment.keys ?? paths.keys,
    databaseUrl: process.env.DATABASE_URL?.trim() || undefined,
  };
}

/** Works on the hosted project, on the running server's database, or on the folder without a server. */
export async function withDatabase<Result>(
  { databaseUrl, dataDir }: DataPlace,
  work: Work<Result>,
): Promise<Result> {
  if (databaseUrl) {
    const client = await connectToPostgres(databaseUrl, 'DATABASE_URL');
    return work(client as Database).finally(() => client.end().catch(() => undefined));
  }
  requireDatabase(dataDir);
  return isLocked(dataDir) ? atServer(dataDir, work) : withFolder(dataDir, work);
}

/** A running server sends the emails itself. */
export const isRunning = ({ databaseUrl, dataDir }: DataPlace) =>
  databaseUrl === undefined && isLocked(dataDir);

/** As `withDatabase`, but each query of a running server is a turn of its own, and others are answered between. */
export const withWaitlist = <Result>(
  place: DataPlace,
  work: (query: Query) => Promise<Result>,
): Promise<Result> =>
  isRunning(place)
    ? work((...asked) => atServer(place.dataDir, (database) => queryOf(database)(...asked)))
    : withDatabase(place, (database) => work(queryOf(database)));

export const queryOf =
  (database: Database): Query =>
  async (statement, values) =>
    (await database.query<never>(statement, values)).rows;

/** As `withDatabase`, in one transaction. */
export const inDatabase = <Result>(place: DataPlace, work: Work<Result>, begin = 'begin') =>
  withDatabase(place, async (database) => {
    await database.query(begin);
    try {
      const result = await work(database);
      await database.query('commit');
      return result;
    } catch (error) {
      await database.query('rollback').catch(() => undefined);
      throw error;
    }
  });

/** Throws an `OperatorError` if a server is using the folder. */
export async function withFolder<Result>(dataDir: string, work: Work<Result>): Promise<Result> {
  requireDatabase(dataDir);
  const unlock = takeLock(dataDir);
  return withOpened(openFolder(dataDir), work).finally(unlock);
}

/** Closes it in the end. */
export async function withOpened<Result>(
  opening: ReturnType<typeof openCluster>,
  work: Work<Result>,
): Promise<Result> {
  const connection = await opening;
  return work(connection.driver as Database).finally(() => connection.close());
}

/**
 * Copies the cluster's files while nothing changes them, and works on the copy. A running server's
 * requests wait only for the copying.
 */
export async function withSnapshot<Result>(
  { dataDir }: DataPlace,
  work: (cluster: string) => Promise<Result>,
): Promise<Result> {
  requireDatabase(dataDir);
  // A command that was killed leaves its copy.
  removeOld(dataDir, /^tuppence\.copy-/, 1);
  const folder = await mkdtemp(join(dataDir, 'tuppence.copy-')).catch((error: unknown) => {
    throw fileError(dataDir, error);
  });
  const cluster = join(folder, clusterName);
  const copy = () =>
    cp(join(dataDir, clusterName), cluster, { recursive: true, mode: constants.COPYFILE_FICLONE });
  try {
    if (isLocked(dataDir))
      await atServer(dataDir, async (database) => {
        // Postgres has then written everything to its files.
        await database.query('checkpoint');
        await copy();
      });
    else {
      const unlock = takeLock(dataDir);
      await copy().finally(unlock);
    }
    return await work(cluster);
  } catch (error) {
    throw fileError(folder, error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function requireDatabase(dataDir: string): void {
  if (dataDir === 'memory')
    throw new OperatorError('TUPPENCE_DATA is "memory": there is no data folder to work with.');
  if (!readMarker(dataDir)?.ready) throw new OperatorError(`There is no database in ${dataDir}.`);
}
