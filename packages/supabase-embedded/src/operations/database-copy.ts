import { join } from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { machineKeys } from '../accounts/keys.ts';
import { copyCluster, openCluster } from '../database/cluster.ts';
import { readMarker } from '../database/data-folder.ts';
import { clusterName, openError } from '../database/disk-space.ts';
import { inUse, isLocked, readHolder, takeLock } from '../database/lock.ts';
import { OperatorError } from '../errors.ts';
import { projectPaths } from '../paths.ts';
import { readServerEnvironment } from '../server/environment.ts';
import { copyPath } from './operator.ts';

export type DataPlace = { project: string; dataDir: string; keys: string };

type Work<Result> = (database: PgliteConnection['driver']) => Promise<Result>;

export function dataPlace(project: string): DataPlace {
  const environment = readServerEnvironment(process.env);
  const paths = projectPaths(project);
  const dataDir = environment.dataDir ?? paths.data;
  if (dataDir === 'memory')
    throw new OperatorError('TUPPENCE_DATA is "memory": there is no data folder to work with.');
  return { project, dataDir, keys: environment.keys ?? paths.keys };
}

export async function copyOf(place: DataPlace): Promise<Blob> {
  requireDatabase(place.dataDir);
  if (isLocked(place.dataDir)) return copyFromServer(place);
  return withFolder(place.dataDir, copyCluster);
}

/** Throws an `OperatorError` if a server is using the folder. */
export async function withFolder<Result>(
  dataDir: string,
  work: Work<Result>,
  open = openCluster,
): Promise<Result> {
  requireDatabase(dataDir);
  const unlock = takeLock(dataDir);
  try {
    const opening = open({ url: join(dataDir, clusterName) }).catch((error) => {
      throw openError(dataDir, error);
    });
    return await withOpened(opening, work);
  } finally {
    unlock();
  }
}

export const withCopy = <Result>(copy: Blob, work: Work<Result>) =>
  withOpened(openCluster({ pgliteOptions: { loadDataDir: copy } }), work);

export async function withOpened<Result>(
  opening: ReturnType<typeof openCluster>,
  work: Work<Result>,
): Promise<Result> {
  const connection = await opening;
  try {
    return await work(connection.driver);
  } finally {
    await connection.close();
  }
}

function requireDatabase(dataDir: string): void {
  if (!readMarker(dataDir)?.ready) throw new OperatorError(`There is no database in ${dataDir}.`);
}

async function copyFromServer({ dataDir, keys }: DataPlace): Promise<Blob> {
  const address = readHolder(dataDir)?.url;
  if (!address) throw inUse(dataDir);
  const { secret } = machineKeys(keys);
  let answer: Response;
  try {
    answer = await fetch(address + copyPath, { headers: { apikey: secret } });
    if (answer.ok) return await answer.blob();
  } catch (error) {
    throw new OperatorError(
      `The server at ${address}, which uses the data folder ${dataDir}, does not answer.`,
      { cause: error },
    );
  }
  const reason =
    answer.status === 401 ? `: ${keys} does not contain its secret key (TUPPENCE_KEYS)` : '';
  throw new OperatorError(
    `The server at ${address} refused a copy of its database with ${answer.status}${reason}.`,
  );
}
