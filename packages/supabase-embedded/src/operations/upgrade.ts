import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { machineKeys } from '../accounts/keys.ts';
import { openCluster, versionOf } from '../database/cluster.ts';
import { finishExchange, upgradeName } from '../database/data-folder.ts';
import { clusterName } from '../database/disk-space.ts';
import { takeLock } from '../database/lock.ts';
import { historyOf, versionsOf } from '../database/migrations.ts';
import { OperatorError } from '../errors.ts';
import { projectPaths } from '../paths.ts';
import { createBackend } from '../server/backend.ts';
import { backUpBefore } from './backup-files.ts';
import type { Command } from './command.ts';
import { type DataPlace, requireDatabase, withOpened } from './data-place.ts';
import { moveTables } from './move-rows.ts';
import { type Database, movedTables } from './move-tables.ts';

/** Opens a cluster of an earlier release, which needs its own version of PGlite. */
const openPostgres17: typeof openCluster = async ({ url }) => {
  const { PGlite } = await import('postgres-17').catch(() => {
    throw new OperatorError(
      'First run: npm install --no-save postgres-17@npm:@electric-sql/pglite@0.4.5',
    );
  });
  const driver = new PGlite(url);
  await driver.waitReady;
  return { driver, close: () => driver.close() } as unknown as PgliteConnection;
};

const openerOf = (cluster: string) => (versionOf(cluster) === '17' ? openPostgres17 : openCluster);

/** Opens a database, new or not, with all migrations. */
const migrated = ({ project, keys }: DataPlace, dataDir: string, log: (line: string) => void) =>
  createBackend({ project, dataDir, keys: machineKeys(keys), mail: null, log });

/** Moves all rows into a new cluster, and then exchanges the two. Before that, nothing changes. */
async function rebuild(place: DataPlace, cluster: string): Promise<string> {
  const { dataDir } = place;
  const folder = join(dataDir, upgradeName);
  rmSync(folder, { recursive: true, force: true });
  const { database, close } = await migrated(place, folder, () => undefined);
  const report = await withOpened(openerOf(cluster)({ url: cluster }), async (source) => {
    await database.query('begin');
    const moved = await moveTables(source, database as Database, movedTables);
    await database.query('commit');
    return moved;
  }).finally(close);
  const before = join(dataDir, `${clusterName}-before-${new Date().toISOString().slice(0, 10)}`);
  rmSync(before, { recursive: true, force: true });
  renameSync(cluster, before);
  finishExchange(dataDir);
  return `${report}
Moved into a new database. Sessions, and emails about accounts that waited, were not: people must sign in again.
To go back, stop the server, run: mv ${cluster} ${cluster}-new && mv ${before} ${cluster}
and use the earlier code. Delete ${before} once the site works.`;
}

export const upgrade: Command = {
  says: 'backs the data folder up and migrates it to this version, from any earlier one',
  run: async ({ place }) => {
    const { dataDir, databaseUrl } = place;
    if (databaseUrl)
      throw new OperatorError('A hosted project is migrated with "npx supabase db push".');
    const { migrations } = projectPaths(place.project);
    const cluster = join(dataDir, clusterName);
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    requireDatabase(dataDir);
    const unlock = takeLock(dataDir);
    try {
      finishExchange(dataDir);
      const open = openerOf(cluster);
      const history =
        open === openCluster
          ? await withOpened(open({ url: cluster }), (database) => historyOf(database, migrations))
          : null;
      // Migrations cannot continue, because those that ran here are no longer there.
      if (!history || history.other.length > 0) {
        await backUpBefore(dataDir, versionsOf(migrations).at(-1) ?? '', log);
        lines.push(await rebuild(place, cluster));
        return lines.join('\n');
      }
      if (history.pending.length === 0)
        return `The database is of ${history.later.length > 0 ? 'a later release' : 'this version'}. Nothing was changed.`;
    } finally {
      unlock();
    }
    await (await migrated(place, dataDir, log)).close();
    lines.push(
      'To go back to the earlier code and pages: git checkout COMMIT && npm ci && npm run build -- --embedded, and restart the server. Migrations only add, so it works with the migrated database.',
    );
    return lines.join('\n');
  },
};
