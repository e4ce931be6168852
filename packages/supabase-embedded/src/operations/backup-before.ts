import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openCluster } from '../database/cluster.ts';
import { readMarker } from '../database/data-folder.ts';
import { clusterName, openError } from '../database/disk-space.ts';
import { historyOf, versionsOf } from '../database/migrations.ts';
import { makePrivateFolder } from '../private-file.ts';
import { backupFolder, ending, writeBackup } from './backup-files.ts';
import { withOpened } from './data-place.ts';

/** Backs a database up if migrations will run. The caller holds the lock, and nobody has it open. */
export async function backUpIfOutdated(
  dataDir: string,
  migrations: string,
  log: (line: string) => void,
): Promise<void> {
  const marker = readMarker(dataDir);
  // Opening a database takes a second, and those are the migrations that ran at the last start.
  if (!marker?.ready || marker.schema === versionsOf(migrations).join()) return;
  const opening = openCluster({ url: join(dataDir, clusterName) }).catch((error: unknown) => {
    throw openError(dataDir, error);
  });
  const { pending } = await withOpened(opening, (database) => historyOf(database, migrations));
  const newest = pending.at(-1);
  if (newest) await backUpBefore(dataDir, newest.version, log);
}

/** `version` is the newest migration that will run. */
export async function backUpBefore(
  dataDir: string,
  version: string,
  log: (line: string) => void,
): Promise<void> {
  const folder = backupFolder(dataDir);
  makePrivateFolder(folder);
  const day = new Date().toISOString().slice(0, 10);
  const file = join(folder, `before-upgrade-${day}-${version}.tar.gz${ending()}`);
  // A server whose migration fails is started again and again.
  if (existsSync(file)) return;
  await writeBackup(file, join(dataDir, clusterName), true);
  log(`[database] backed up to ${file} before migrations`);
}
