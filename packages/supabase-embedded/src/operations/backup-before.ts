import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readMarker } from '../database/data-folder.ts';
import { clusterName } from '../database/disk-space.ts';
import { newestOf } from '../database/migrations.ts';
import { makePrivateFolder } from '../private-file.ts';
import { backupFolder, ending, writeBackup } from './backup-files.ts';

/** Backs a database up before migrations run. The caller holds the lock, and nobody has it open. */
export async function backUpIfOutdated(
  dataDir: string,
  migrations: string,
  log: (line: string) => void,
): Promise<void> {
  const marker = readMarker(dataDir);
  if (!marker?.ready || marker.schema === newestOf(migrations)) return;
  const folder = backupFolder(dataDir);
  makePrivateFolder(folder);
  const day = new Date().toISOString().slice(0, 10);
  const file = join(folder, `before-upgrade-${day}-${newestOf(migrations)}.tar.gz${ending()}`);
  // A server whose migration fails is started again and again.
  if (existsSync(file)) return;
  await writeBackup(file, join(dataDir, clusterName), true);
  log(`[database] backed up to ${file} before migrations`);
}
