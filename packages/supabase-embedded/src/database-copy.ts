import { join } from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { readMarker } from './data-folder.ts';
import { openCluster } from './database.ts';
import { readServerEnvironment, type Variables } from './environment.ts';
import { openError } from './folder-errors.ts';
import { machineKeys } from './keys.ts';
import { addressOfHolder, inUse, lockHolder, takeLock } from './lock.ts';
import { copyDatabase, copyPath } from './operator.ts';
import { projectPaths } from './paths.ts';
import { StartError } from './start-error.ts';

/** Where a tool finds the rows: the data folder and the file of the secret key. */
export type DataPlace = { dataDir: string; keys: string };

/** The place that the variables name, checked as the server checks them. */
export function dataPlace(project: string, variables: Variables = process.env): DataPlace {
  const environment = readServerEnvironment(variables);
  const paths = projectPaths(project);
  const dataDir = environment.dataDir ?? paths.data;
  if (dataDir === 'memory')
    throw new StartError('TUPPENCE_DATA is "memory": there is no data folder to work with.');
  return { dataDir, keys: environment.keys ?? paths.keys };
}

/**
 * The database as a tar file: from the server that runs on the folder, or from the folder itself
 * while none does. Throws a sentence when there is nothing to copy.
 */
export async function copyOf(place: DataPlace): Promise<Blob> {
  requireDatabase(place.dataDir);
  if (lockHolder(place.dataDir) !== undefined) return copyFromServer(place);
  return withFolder(place.dataDir, copyDatabase);
}

/** Works with the folder's database while no server has it. Throws a sentence when one does. */
export async function withFolder<Result>(
  dataDir: string,
  work: (database: PgliteConnection['driver']) => Promise<Result>,
): Promise<Result> {
  const marker = requireDatabase(dataDir);
  const unlock = takeLock(dataDir);
  try {
    const connection = await openCluster({ url: join(dataDir, marker.cluster) }).catch((error) => {
      throw openError(dataDir, error);
    });
    try {
      return await work(connection.driver);
    } finally {
      await connection.close();
    }
  } finally {
    unlock();
  }
}

/** Opens a copy in memory, away from the folder that it came from. */
export async function withCopy<Result>(
  copy: Blob,
  work: (database: PgliteConnection['driver']) => Promise<Result>,
): Promise<Result> {
  const connection = await openCluster({ pgliteOptions: { loadDataDir: copy } });
  try {
    return await work(connection.driver);
  } finally {
    await connection.close();
  }
}

function requireDatabase(dataDir: string) {
  const marker = readMarker(dataDir);
  if (marker?.ready) return marker;
  throw new StartError(`There is no database in ${dataDir}.`);
}

async function copyFromServer({ dataDir, keys }: DataPlace): Promise<Blob> {
  const address = addressOfHolder(dataDir);
  if (!address) throw inUse(dataDir);
  const { secret } = machineKeys(keys);
  let answer: Response;
  try {
    answer = await fetch(address + copyPath, { headers: { apikey: secret } });
    if (answer.ok) return await answer.blob();
  } catch (error) {
    throw new StartError(
      `The server at ${address}, which has the data folder ${dataDir}, does not answer.`,
      { cause: error },
    );
  }
  const reason =
    answer.status === 401 ? `; ${keys} does not hold its secret key (TUPPENCE_KEYS)` : '';
  throw new StartError(
    `The server at ${address} refused a copy of its database with ${answer.status}${reason}.`,
  );
}
